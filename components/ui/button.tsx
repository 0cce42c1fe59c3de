"use client";

import type { ComponentProps, ReactNode } from "react";
import { type ButtonSize, type ButtonTone, buttonClass } from "./button-class";
import { classNames } from "./class-names";
import { useDisabledReason } from "./disabled-reason";

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Why the button cannot be used now; without one it can. */
  disabledReason?: string | undefined;
  /** While true the button keeps its size, is inert and says it is busy. */
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
      aria-busy={busy || undefined}
      className={classNames(buttonClass(tone, size), className)}
    >
      {children}
    </button>,
  );
}
