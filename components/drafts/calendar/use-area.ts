import { type RefObject, useEffect, useRef } from "react";

/** Events anywhere in the area. */
interface AreaHandlers {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  /** Before whatever was clicked. */
  readonly onClick: (event: MouseEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/** Listens in an area that contains controls, but is none itself. */
export function useArea(area: RefObject<HTMLElement | null>, handlers: AreaHandlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => latest.current.onKeyDown(event);
    const onPointerDown = (event: PointerEvent) => latest.current.onPointerDown(event);
    const onClick = (event: MouseEvent) => latest.current.onClick(event);
    const onFocus = (event: FocusEvent) => latest.current.onFocus(event);
    element.addEventListener("keydown", onKeyDown);
    element.addEventListener("pointerdown", onPointerDown);
    element.addEventListener("click", onClick, true);
    element.addEventListener("focusin", onFocus);
    return () => {
      element.removeEventListener("keydown", onKeyDown);
      element.removeEventListener("pointerdown", onPointerDown);
      element.removeEventListener("click", onClick, true);
      element.removeEventListener("focusin", onFocus);
    };
  }, [area]);
}
