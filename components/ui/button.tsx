"use client";

import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { type ButtonSize, type ButtonTone, buttonClass } from "./button-class";
import { classNames } from "./class-names";
import { useDisabledReason } from "./disabled-reason";

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Why the button cannot be used now; without one it can. */
  disabledReason?: string | undefined;
  /** While true the button keeps its size, is inert and announced as busy. */
  busy?: boolean;
  children: ReactNode;
}

export function Button({
  tone,
  size,
  disabledReason,
  busy,
  onClick,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  const { control, withReason } = useDisabledReason(
    disabledReason ?? (busy ? "Working on it." : undefined),
    onClick,
  );
  return withReason(
    <button
      {...rest}
      {...control}
      type={type}
      {...(type === "submit" && { onMouseDown: keepFocus })}
      aria-busy={busy || undefined}
      data-primary={tone === "primary" || undefined}
      className={classNames(buttonClass(tone, size), className)}
    >
      {children}
    </button>,
  );
}

/**
 * Keeps the focus in the current field when its form is submitted by a click, like Enter does. Blur would validate the
 * field between press and release: a note that appears moves the button, and the click misses it.
 */
const keepFocus = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
