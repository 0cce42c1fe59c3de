"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { classNames } from "./class-names";
import { copyText } from "./copy-text";

/** An id in monospace that copies itself on a click. */
export function CopyableId({
  value,
  label = "id",
  className,
}: {
  value: string;
  label?: string;
  className?: string;
}) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      aria-label={`Copy ${label} ${value}`}
      onClick={async () => {
        if (!(await copyText(value))) return;
        setCopied(true);
        setTimeout(() => setCopied(false), 1500);
      }}
      className={classNames(
        "group inline-flex min-h-6 min-w-0 items-center gap-1 rounded-sm font-mono text-sm text-text-muted hover:text-text",
        className,
      )}
    >
      <span className="truncate">{value}</span>
      {copied ? (
        <Check size={12} aria-hidden className="shrink-0 text-positive" />
      ) : (
        <Copy
          size={12}
          aria-hidden
          className="shrink-0 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
        />
      )}
      <span role="status" className="sr-only">
        {copied && "Copied"}
      </span>
    </button>
  );
}
