"use client";

import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";
import { Kbd } from "./kbd";

interface TooltipProps {
  text: ReactNode;
  /** Keys that do the same, as `Kbd` takes them. */
  keys?: string;
  side?: "top" | "right" | "bottom" | "left";
  /** One element that takes a ref and props; it keeps its own accessible name. */
  children: ReactElement<Record<string, unknown>>;
}

/** A hint for the eye on hover and focus. What a screen reader needs stands in the element's own name. */
export function Tooltip({ text, keys, side = "top", children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={350} closeOnClick={false} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup className="max-w-72 rounded-sm bg-inverse px-2 py-1 text-on-inverse text-sm transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 data-instant:transition-none">
            {text}
            {keys && <Kbd keys={keys} className="ml-2" onInverse />}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Tooltips of the same neighbourhood open at once after the first. Goes around the whole page. */
export const TooltipProvider = Base.Provider;
