import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type StatusKind = "running" | "paused" | "attention" | "blocked" | "ended";

const COLOURS: Readonly<Record<StatusKind, string>> = {
  running: "text-positive",
  paused: "text-text-muted",
  attention: "text-attention",
  blocked: "text-blocked",
  ended: "text-text-muted",
};

const SHAPES: Readonly<Record<StatusKind, ReactNode>> = {
  running: <circle cx="6" cy="6" r="4" fill="currentColor" />,
  paused: <path d="M3 2h2v8H3zM7 2h2v8H7z" fill="currentColor" />,
  attention: <path d="M6 1.2 11.2 10.6H.8z" fill="currentColor" />,
  blocked: <path d="M2 2h8v8H2z" fill="currentColor" />,
  ended: <circle cx="6" cy="6" r="3.4" fill="none" stroke="currentColor" strokeWidth="1.5" />,
};

/** The shape alone, for use beside a text that says the same. */
export function StatusShape({ kind, className }: { kind: StatusKind; className?: string }) {
  return (
    <svg
      viewBox="0 0 12 12"
      width="12"
      height="12"
      aria-hidden="true"
      className={classNames("shrink-0", COLOURS[kind], className)}
    >
      {SHAPES[kind]}
    </svg>
  );
}

/** A state as shape and word; colour only repeats them. */
export function StatusMark({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 align-bottom">
      <StatusShape kind={kind} />
      <span className="truncate">{children}</span>
    </span>
  );
}
