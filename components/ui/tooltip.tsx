"use client";

import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { Kbd } from "./kbd";
import { LazyModule, useLazyModule } from "./lazy-module";

interface HintedProps extends HTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement> | undefined;
}

interface TooltipProps {
  /** Without one there is no tooltip. */
  text: ReactNode;
  /** Keys that do the same, in the notation of `Kbd`. */
  keys?: string | undefined;
  side?: "top" | "right" | "bottom" | "left";
  /** One element that takes a ref and props; it keeps its own accessible name. */
  children: ReactElement<HintedProps>;
}

const popup = new LazyModule(() => import("./tooltip-popup"));

/** Milliseconds until a tooltip opens under a resting pointer, and until it closes after the pointer has left. */
const OPENS_AFTER = 350;
const CLOSES_AFTER = 120;

/** When the last tooltip closed: right after that, its neighbours open at once. */
let lastClosed = 0;

/** A hint for the eye on hover and focus. Screen readers get the same from the element's own name. */
export function Tooltip({ text, keys, side = "top", children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  const used = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const late = useLazyModule(popup, open);

  const after = (milliseconds: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, milliseconds);
  };
  const show = () => setOpen(text !== undefined);
  const hide = () => {
    clearTimeout(timer.current);
    if (open) lastClosed = Date.now();
    setOpen(false);
  };
  const stay = () => clearTimeout(timer.current);
  const leave = () => after(CLOSES_AFTER, hide);

  const { onPointerEnter, onPointerLeave, onPointerDown, onFocus, onBlur, ref } = children.props;
  // Stable across renders: a new ref callback would detach and attach the element each time, and render state that
  // depends on it.
  const hold = useCallback(
    (element: HTMLElement | null) => {
      anchor.current = element;
      give(ref, element);
    },
    [ref],
  );
  return (
    <>
      {cloneElement(children, {
        ref: hold,
        onPointerEnter: (event) => {
          onPointerEnter?.(event);
          if (event.pointerType === "touch") return;
          after(Date.now() - lastClosed < OPENS_AFTER ? 0 : OPENS_AFTER, show);
        },
        onPointerLeave: (event) => {
          onPointerLeave?.(event);
          used.current = false;
          leave();
        },
        onPointerDown: (event) => {
          onPointerDown?.(event);
          // After use the tooltip is not needed, and might cover what opens. A disabled reason stays.
          if (children.props["aria-disabled"]) return;
          used.current = true;
          hide();
        },
        onFocus: (event) => {
          onFocus?.(event);
          if (!used.current && event.currentTarget.matches(":focus-visible")) show();
        },
        onBlur: (event) => {
          onBlur?.(event);
          hide();
        },
      })}
      {open && text !== undefined && late && (
        <late.TooltipPopup
          onClose={hide}
          anchor={anchor}
          side={side}
          onPointerEnter={stay}
          onPointerLeave={leave}
        >
          {text}
          {keys && <Kbd keys={keys} className="ml-2" onInverse />}
        </late.TooltipPopup>
      )}
    </>
  );
}

/** Passes an element to a ref, which is a function or an object. */
function give(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void {
  if (typeof ref === "function") ref(element);
  else if (ref) ref.current = element;
}
