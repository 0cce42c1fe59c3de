"use client";

import { type ReactNode, useState } from "react";
import { explainError } from "@/lib/ads/error-words";
import type { CallError } from "@/lib/ads/errors";
import { Button } from "./button";
import { copyText } from "./copy-text";
import { StatusShape } from "./status-mark";

export interface ErrorStateProps {
  error: CallError;
  /** Leave out where trying again makes no sense. */
  onRetry?: (() => void) | undefined;
  /** What failed, "Campaigns could not be read"; by default the error's own headline. */
  title?: string;
  /** Another way on than trying again. */
  action?: ReactNode;
  /** One line in a panel or dialog, rather than centred in a page. */
  compact?: boolean;
}

/** What happened, why, and what next; the service's own message in small print, to copy. */
export function ErrorState({ error, onRetry, title, action, compact }: ErrorStateProps) {
  const words = explainError(error);
  // "It was not created" would be more than is known.
  const headline = error.outcome === "unknown" ? undefined : title;
  return (
    <div
      role="alert"
      className={
        compact
          ? "flex flex-col items-start gap-1 rounded-md bg-blocked-soft px-3 py-2"
          : "mx-auto flex max-w-lg flex-col items-start gap-1 px-6 py-16"
      }
    >
      <p className="flex items-center gap-2 font-semibold">
        <StatusShape kind="blocked" />
        {headline ?? words.what}
      </p>
      <p>
        {headline && `${words.what}. `}
        {words.why} <span className="text-text-muted">{words.next}</span>
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        {onRetry && (
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        )}
        {action}
        {words.raw && <RawError text={words.raw} quote={words.quote} />}
      </div>
    </div>
  );
}

/** Status and codes, small; `quote` is the copied text. */
export function RawError({ text, quote = text }: { text: string; quote?: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      aria-label={`Copy the error: ${quote}`}
      onClick={async () => {
        setCopied(await copyText(quote));
      }}
      className="min-h-6 break-all rounded-sm text-left font-mono text-text-muted text-xs hover:text-text"
    >
      {text}{" "}
      <span className="whitespace-nowrap font-sans text-accent-text">{copied ? "Copied" : "Copy"}</span>
    </button>
  );
}
