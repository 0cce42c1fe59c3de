import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { StatusShape } from "./status-mark";

interface BannerProps {
  tone?: "neutral" | "positive" | "attention" | "blocked";
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announces it when it appears; for banners that result from what the person just did. */
  live?: boolean;
  className?: string;
}

const SOFT = {
  neutral: "bg-surface-sunken",
  positive: "bg-positive-soft",
  attention: "bg-attention-soft",
  blocked: "bg-blocked-soft",
} as const;

const SHAPES = { positive: "running", attention: "attention", blocked: "blocked" } as const;

/** A message about the whole page or panel, across its width. */
export function Banner({ tone = "neutral", title, children, action, live, className }: BannerProps) {
  return (
    <div
      role={live ? (tone === "blocked" ? "alert" : "status") : undefined}
      className={classNames("flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2", SOFT[tone], className)}
    >
      {tone !== "neutral" && <StatusShape kind={SHAPES[tone]} />}
      <div className="min-w-48 flex-1">
        {title && <span className="mr-2 font-semibold">{title}</span>}
        {children}
      </div>
      {action}
    </div>
  );
}
