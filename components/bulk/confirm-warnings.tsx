"use client";

import { useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Checkbox } from "@/components/ui/checkbox";
import { StatusShape } from "@/components/ui/status-mark";
import type { Warnings } from "@/lib/bulk/bulk-plan";

/** Whether a person has confirmed exactly these warnings; other warnings need another confirmation. */
export function usePassed(warnings: Warnings | undefined) {
  const [said, say] = useState<string>();
  const what = warnings === undefined || warnings.size === 0 ? "" : JSON.stringify([...warnings]);
  return {
    count: warnings?.size ?? 0,
    passed: what === "" || said === what,
    setPassed: (yes: boolean) => say(yes ? what : undefined),
  };
}

interface ConfirmWarningsProps extends ReturnType<typeof usePassed> {
  /** The records concerned, "3 campaigns". */
  about: string;
  className?: string;
}

/** Asks whether to continue despite warnings of rules; nothing without any. */
export function ConfirmWarnings({ count, passed, setPassed, about, className }: ConfirmWarningsProps) {
  if (count === 0) return null;
  return (
    <Banner tone="attention" live {...(className !== undefined && { className })}>
      <Checkbox checked={passed} onCheckedChange={setPassed}>
        Yes, go on although rules warn about {about}.
      </Checkbox>
    </Banner>
  );
}

/** Why it does not go on before that is answered. */
export const NOT_PASSED = "Read what rules warn of, and say yes to it first.";

/** The warnings of rules, below the row concerned. */
export function RowWarning({ children }: { children: string }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 py-1 pl-4 text-attention text-sm" title={children}>
      <StatusShape kind="attention" />
      <span className="line-clamp-3">{children}</span>
    </span>
  );
}
