"use client";

import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { useDisabledReason } from "./disabled-reason";

interface IconButtonProps extends Omit<ComponentProps<"button">, "disabled" | "aria-label"> {
  /** The action, as a verb: its accessible name and its tooltip. */
  label: string;
  /** Keys that do the same, in the notation of `Kbd`. */
  keys?: string;
  size?: "small" | "regular";
  disabledReason?: string | undefined;
  children: ReactNode;
}

/** A button that shows an icon only. At least 24 px in both directions. */
export function IconButton({
  label,
  keys,
  size = "regular",
  disabledReason,
  onClick,
  className,
  children,
  type = "button",
  ...rest
}: IconButtonProps) {
  const { control, withReason } = useDisabledReason(disabledReason, onClick);
  return withReason(
    <button
      {...rest}
      {...control}
      type={type}
      aria-label={label}
      className={classNames(
        "inline-flex shrink-0 items-center justify-center rounded-md text-text-muted transition-colors enabled-hover:bg-surface-hover enabled-hover:text-text",
        "aria-disabled:cursor-not-allowed aria-disabled:opacity-55 data-popup-open:bg-surface-hover data-popup-open:text-text",
        size === "small" ? "size-6" : "size-8",
        className,
      )}
    >
      {children}
    </button>,
    { text: label, keys },
  );
}
