"use client";

import { useEffect, useState } from "react";
import { classNames } from "./class-names";

interface ProgressBarProps {
  label: string;
  /** From 0 to `max`; undefined while the end is not known. */
  value: number | undefined;
  max?: number;
  tone?: "accent" | "positive" | "attention" | "blocked";
  className?: string;
}

const FILLS = {
  accent: "[&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent",
  positive: "[&::-webkit-progress-value]:bg-positive [&::-moz-progress-bar]:bg-positive",
  attention: "[&::-webkit-progress-value]:bg-attention [&::-moz-progress-bar]:bg-attention",
  blocked: "[&::-webkit-progress-value]:bg-blocked [&::-moz-progress-bar]:bg-blocked",
} as const;

/** The progress of something. */
export function ProgressBar({ label, value, max = 1, tone = "accent", className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={max}
      {...(value !== undefined && { value })}
      className={classNames(
        "h-1 w-full appearance-none overflow-hidden rounded-full bg-line",
        "[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:transition-[width]",
        FILLS[tone],
        className,
      )}
    />
  );
}

/** "in 5 s", counting down to an instant in milliseconds: the duration is the same on every clock. */
export function ComesIn({ at }: { at: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((at - now) / 1000));
  return seconds < 120 ? `in ${seconds} s` : `in ${Math.ceil(seconds / 60)} min`;
}
