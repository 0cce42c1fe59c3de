import { classNames } from "./class-names";

export type ButtonTone = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "regular";

const TONES: Readonly<Record<ButtonTone, string>> = {
  primary: "bg-accent text-on-accent enabled-hover:bg-accent-hover",
  secondary:
    "border border-line-strong bg-surface text-text enabled-hover:bg-surface-hover aria-pressed:bg-surface-selected",
  quiet: "text-text enabled-hover:bg-surface-hover",
  danger: "border border-blocked text-blocked enabled-hover:bg-blocked-soft",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: "h-6 px-2 text-sm",
  regular: "h-8 px-3",
};

/** The look of a button, also for a link to the next step. */
export function buttonClass(tone: ButtonTone = "secondary", size: ButtonSize = "regular"): string {
  return classNames(
    "inline-flex shrink-0 select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-md font-medium transition-colors",
    "aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:shrink-0",
    TONES[tone],
    SIZES[size],
  );
}
