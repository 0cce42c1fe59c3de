"use client";

import { type MouseEvent, type ReactElement, type ReactNode, useId } from "react";
import { toast } from "./toast";
import { Tooltip } from "./tooltip";

interface Hint {
  readonly text: ReactNode;
  readonly keys?: string | undefined;
}

/**
 * Props for a control that may be disabled. It stays focusable, says why on hover, on focus and to a screen reader,
 * and does nothing; on touch, where nothing hovers, a tap says why.
 *
 * `withReason` renders the same elements with and without a reason: a control that is disabled only temporarily, while
 * busy for example, must not be remounted and so lose the focus.
 */
export function useDisabledReason<E extends HTMLElement>(
  reason: string | undefined,
  onClick: ((event: MouseEvent<E>) => void) | undefined,
) {
  const id = useId();
  return {
    control: reason === undefined ? { onClick } : closedControl<E>(id, reason),
    /** @param hint tooltip of the control while it is enabled */
    withReason: (control: ReactElement<Record<string, unknown>>, hint?: Hint): ReactNode => (
      <>
        <Tooltip text={reason ?? hint?.text} keys={reason === undefined ? hint?.keys : undefined}>
          {control}
        </Tooltip>
        {reason !== undefined && (
          <span id={id} hidden>
            {reason}
          </span>
        )}
      </>
    ),
  };
}

function closedControl<E extends HTMLElement>(id: string, reason: string) {
  return {
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
  };
}
