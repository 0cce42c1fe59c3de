"use client";

import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { useDisabledReason } from "./disabled-reason";

export type ButtonTone = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "regular";

const TONES: Readonly<Record<ButtonTone, string>> = {
  primary: "bg-accent text-on-accent enabled-hover:bg-accent-hover",
  secondary: "border border-line-strong bg-surface text-text enabled-hover:bg-surface-hover",
  quiet: "text-text enabled-hover:bg-surface-hover",
  danger: "border border-blocked text-blocked enabled-hover:bg-blocked-soft",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: "h-6 px-2 text-sm",
  regular: "h-8 px-3",
};

export function buttonClass(tone: ButtonTone = "secondary", size: ButtonSize = "regular"): string {
  return classNames(
    "inline-flex shrink-0 select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-md font-medium transition-colors",
    "aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:shrink-0",
    TONES[tone],
    SIZES[size],
  );
}

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
