"use client";

import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { StatusShape } from "@/components/ui/status-mark";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { fieldName, valueInWords } from "@/lib/campaigns/field-words";
import type { Conflict } from "@/lib/campaigns/staged/review";
import type { Line } from "@/lib/campaigns/staged/review-lines";
import { StagedValue } from "./staged-value";

const HEIGHTS: Readonly<Record<"wide" | "narrow", Record<Line["kind"], number>>> = {
  wide: { heading: 36, conflict: 80, impossible: 36, change: 36, already: 36 },
  narrow: { heading: 36, conflict: 112, impossible: 60, change: 60, already: 60 },
};

/** How high a line is, in pixels, where it has the room of a window or of a phone. */
export function lineHeight(line: Line | undefined, narrow: boolean): number {
  const decidesMany = line?.kind === "heading" && line.decides > 1;
  if (decidesMany && narrow) return 72;
  const stacked = narrow || (line?.kind === "change" && isRename(line));
  return HEIGHTS[stacked ? "narrow" : "wide"][line?.kind ?? "change"];
}

/** Names are long and often differ at their ends: they stand one below the other. */
const isRename = ({ difference }: Extract<Line, { kind: "change" }>) => difference.field === "name";

export interface ReviewActions {
  readonly onTakeBack: (campaign: Pick<Campaign, "id" | "name">, field?: string) => void;
  readonly onDecide: (label: string, conflicts: readonly Conflict[], wins: "mine" | "theirs") => void;
}

interface ReviewLineProps extends ReviewActions {
  line: Line;
  /** All of them, to be decided at once. */
  conflicts: readonly Conflict[];
  narrow: boolean;
}

/** One line of a review, with what can be done about it. */
export function ReviewLine({ line, conflicts, narrow, onTakeBack, onDecide }: ReviewLineProps) {
  switch (line.kind) {
    case "heading":
      return (
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <strong
            className={classNames(
              "flex min-w-0 items-center gap-1.5 font-medium",
              line.urgent && "text-attention",
            )}
          >
            {line.urgent && <StatusShape kind="attention" />}
            <span className="truncate">{line.text}</span>
          </strong>
          {line.decides > 1 && (
            <span className="flex gap-1.5">
              <Button size="small" onClick={() => onDecide("Publish all of mine", conflicts, "mine")}>
                Publish all of mine
              </Button>
              <Button size="small" onClick={() => onDecide("Leave all of theirs", conflicts, "theirs")}>
                Leave all of theirs
              </Button>
            </span>
          )}
        </div>
      );
    case "conflict":
      return <ConflictLine conflict={line.conflict} onDecide={onDecide} />;
    case "impossible": {
      const { key: id, name, reason } = line.item;
      return (
        <>
          <About name={name}>
            <span className="min-w-0 truncate text-text-muted" title={reason}>
              {reason}
            </span>
          </About>
          <TakeBack label={`Take back ${name}`} onClick={() => onTakeBack({ id, name })} />
        </>
      );
    }
    case "already": {
      const { id, name } = line.entry;
      return (
        <>
          <About name={name}>
            <span className="min-w-0 truncate text-text-muted">It holds by now what you staged.</span>
          </About>
          <TakeBack label={`Take back ${name}`} onClick={() => onTakeBack({ id, name })} />
        </>
      );
    }
    case "change": {
      const { item, difference } = line;
      const { field, from, to } = difference;
      const words = (value: unknown) => valueInWords(field, value, item.before?.currency ?? "");
      return (
        <>
          <About name={item.name} field={fieldName(field)} stacked={isRename(line)}>
            <StagedValue
              title={`${words(from)} → ${words(to)}`}
              // The name that it has stands in front.
              old={isRename(line) ? undefined : words(from)}
              align={narrow || isRename(line) ? "start" : "end"}
            >
              {words(to)}
            </StagedValue>
          </About>
          <TakeBack
            label={`Take back: ${fieldName(field)} of ${item.name}`}
            onClick={() => onTakeBack({ id: item.key, name: item.name }, field)}
          />
        </>
      );
    }
  }
}

interface AboutProps {
  name: string;
  field?: string;
  /** One below the other where there is room too. */
  stacked?: boolean;
  children: ReactNode;
}

/** A campaign by its name and what of it, then what becomes of it; one below the other where room is short. */
function About({ name, field, stacked = false, children }: AboutProps) {
  return (
    <div
      className={classNames(
        "grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3",
        !stacked && "sm:grid-cols-[minmax(0,5fr)_132px_minmax(0,6fr)]",
      )}
    >
      <bdi className="truncate font-medium" title={name}>
        {name}
      </bdi>
      <span className="text-sm text-text-muted">{field}</span>
      <span className={classNames("col-span-2 flex min-w-0", !stacked && "sm:col-span-1 sm:justify-end")}>
        {children}
      </span>
    </div>
  );
}

function TakeBack({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton size="small" label={label} onClick={onClick}>
      <Undo2 size={14} aria-hidden />
    </IconButton>
  );
}

interface ConflictLineProps {
  conflict: Conflict;
  onDecide: ReviewActions["onDecide"];
}

/** A value that somebody else has changed: theirs, mine, and which of them it is to be. */
function ConflictLine({ conflict, onDecide }: ConflictLineProps) {
  const { campaign, field, was, is, staged } = conflict;
  const words = (value: unknown) => valueInWords(field, value, campaign.currency);
  const what = `${fieldName(field)} of ${campaign.name}`;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1 sm:flex-row sm:items-center sm:gap-3">
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 gap-2">
          <bdi className="min-w-0 truncate font-medium" title={campaign.name}>
            {campaign.name}
          </bdi>
          <span className="shrink-0 text-text-muted">{fieldName(field)}</span>
        </p>
        <Side whose="Theirs">
          {words(is)} <del className="text-text-muted">{words(was)}</del>
        </Side>
        <Side whose="Yours">
          <span className="font-medium text-accent-text">{words(staged)}</span>
        </Side>
      </div>
      <div className="flex shrink-0 gap-1.5">
        <Button size="small" onClick={() => onDecide(`Publish my ${what}`, [conflict], "mine")}>
          Publish mine
        </Button>
        <Button size="small" onClick={() => onDecide(`Leave their ${what}`, [conflict], "theirs")}>
          Leave theirs
        </Button>
      </div>
    </div>
  );
}

function Side({ whose, children }: { whose: string; children: ReactNode }) {
  return (
    <p className="flex min-w-0 gap-2 tabular-nums">
      <span className="w-12 shrink-0 text-text-muted">{whose}</span>
      <span className="min-w-0 truncate">{children}</span>
    </p>
  );
}
