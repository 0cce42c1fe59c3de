"use client";

import { type MouseEvent, type ReactElement, type ReactNode, useId } from "react";
import { toast } from "./toast";
import { Tooltip } from "./tooltip";

/**
 * Props for a control that may be closed to the person. It stays focusable, says why on hover, on focus and
 * to a screen reader, and does nothing; on touch, where nothing hovers, a tap says why.
 */
export function useDisabledReason<E extends HTMLElement>(
  reason: string | undefined,
  onClick: ((event: MouseEvent<E>) => void) | undefined,
) {
  const id = useId();
  if (!reason) return { control: { onClick }, withReason: (control: ReactElement) => control };
  return {
    control: {
      "aria-disabled": true as const,
      "aria-describedby": id,
      onClick: (event: MouseEvent<E>) => {
        event.preventDefault();
        event.stopPropagation();
        const { nativeEvent } = event;
        if ("pointerType" in nativeEvent && nativeEvent.pointerType === "touch") {
          toast({ title: reason });
        }
      },
    },
    withReason: (control: ReactElement<Record<string, unknown>>): ReactNode => (
      <>
        <Tooltip text={reason}>{control}</Tooltip>
        <span id={id} hidden>
          {reason}
        </span>
      </>
    ),
  };
}
