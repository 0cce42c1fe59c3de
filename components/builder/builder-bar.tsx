"use client";

import { Braces, ChevronUp } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { StatusMark, StatusShape } from "@/components/ui/status-mark";
import type { BuilderProblem } from "@/lib/builder/builder-problem";
import type { StorageState } from "@/lib/builder/history-store";
import { counted } from "@/lib/format/plurals";

export interface PrimaryAction {
  /** Verb, object and consequence: "Create poll: starts now". */
  readonly label: string;
  readonly onClick: () => void;
  readonly busy?: boolean;
  /** Why it cannot be done, apart from problems with the draft: the user's role, for example. */
  readonly disabledReason?: string | undefined;
}

interface BuilderBarProps {
  storage: StorageState;
  result?: ReactNode;
  problems: readonly BuilderProblem[];
  /** Worth a second look; shown once there are no errors. */
  advice: readonly BuilderProblem[];
  onJump: (field: string) => void;
  json: { open: boolean; onOpenChange: (open: boolean) => void } | undefined;
  primary: PrimaryAction;
  /** Further actions on the saved record. */
  next: readonly PrimaryAction[];
}

const STORAGE_WORDS: Readonly<Record<StorageState, string>> = {
  reading: "Reading",
  storing: "Keeping…",
  stored: "Saved on this device",
  "not-stored": "Not saved: this browser stores nothing",
};

/** Below a builder: whether the work is stored, the outcome, what is missing, and the action. */
export function BuilderBar({
  storage,
  result,
  problems,
  advice,
  onJump,
  json,
  primary,
  next,
}: BuilderBarProps) {
  return (
    <div
      data-bottom-bar
      className="relative flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-t bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <span
        role="status"
        className={classNames(
          "text-sm",
          storage === "not-stored" ? "text-attention" : "text-text-muted max-sm:sr-only",
        )}
      >
        {STORAGE_WORDS[storage]}
      </span>
      {result}
      <div className="ml-auto flex items-center gap-2 max-sm:w-full max-sm:flex-wrap">
        <ProblemList problems={problems} advice={advice} onJump={onJump} />
        {json && (
          <Button aria-pressed={json.open} className="ml-auto" onClick={() => json.onOpenChange(!json.open)}>
            <Braces size={14} aria-hidden />
            JSON
          </Button>
        )}
        <Button
          tone="primary"
          className="max-sm:h-auto max-sm:min-h-9 max-sm:py-1 max-sm:basis-full max-sm:shrink max-sm:whitespace-normal"
          busy={primary.busy ?? false}
          disabledReason={primary.disabledReason}
          onClick={primary.onClick}
        >
          {primary.label}
        </Button>
        {next.map(({ label, onClick, disabledReason }) => (
          <Button
            key={label}
            className="max-sm:h-9 max-sm:flex-1"
            disabledReason={primary.busy ? "Saving…" : disabledReason}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

function ProblemList({ problems, advice, onJump }: Pick<BuilderBarProps, "problems" | "advice" | "onJump">) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const listed = problems.length > 0 ? problems : advice;
  if (listed.length === 0) return <StatusMark kind="running">Complete</StatusMark>;
  const count =
    problems.length > 0
      ? counted(problems.length, "problem to fix", "problems to fix")
      : `Ready, ${counted(advice.length, "suggestion")}`;
  return (
    <div className="sm:relative">
      <Button
        tone="quiet"
        // When wrapped to a new line, its text aligns with the line above.
        className="max-sm:-ml-3"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !open) return;
          event.stopPropagation();
          setOpen(false);
        }}
      >
        <StatusShape kind="attention" />
        {count}
        <ChevronUp
          size={14}
          aria-hidden
          className={classNames("transition-transform", open && "rotate-180")}
        />
      </Button>
      <ul
        id={id}
        aria-label={problems.length > 0 ? "Problems to fix" : "Suggestions"}
        hidden={!open}
        className="absolute right-0 bottom-full z-20 mb-2 max-h-72 w-full overflow-y-auto rounded-md bg-surface-raised p-1 shadow-overlay sm:w-96"
      >
        {listed.map(({ field, message, where }) => (
          <li key={`${field} ${message}`}>
            <button
              type="button"
              className="min-h-7 w-full rounded-sm px-2 py-1 text-left hover:bg-surface-hover"
              onClick={() => {
                setOpen(false);
                onJump(field);
              }}
              onKeyDown={(event) => {
                if (event.key !== "Escape") return;
                event.stopPropagation();
                setOpen(false);
              }}
            >
              {where === undefined ? message : `${where}: ${message}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
