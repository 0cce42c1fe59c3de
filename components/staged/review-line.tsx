"use client";

import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { RowWarning } from "@/components/bulk/confirm-warnings";
import { RecordTitle } from "@/components/bulk/named";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { StatusShape } from "@/components/ui/status-mark";
import type { Conflict, Reviewed } from "@/lib/staged/review";
import type { ReviewedLine } from "@/lib/staged/review-lines";
import type { AnyChange, StagedRecord, StagedResource } from "@/lib/staged/staged-resource";
import { StagedValue } from "./staged-value";

type AnyLine = ReviewedLine<StagedRecord, AnyChange>;

const HEIGHTS: Readonly<Record<"wide" | "narrow", Record<AnyLine["kind"], number>>> = {
  wide: { heading: 36, conflict: 80, impossible: 64, change: 36, warning: 40, already: 36 },
  narrow: { heading: 36, conflict: 112, impossible: 84, change: 60, warning: 60, already: 60 },
};

/** The height of a line in pixels, in a window or on a phone. */
export function lineHeight(line: AnyLine | undefined, narrow: boolean): number {
  const decidesMany = line?.kind === "heading" && line.decides > 1;
  if (decidesMany && narrow) return 72;
  const stacked = narrow || (line?.kind === "change" && isRename(line));
  return HEIGHTS[stacked ? "narrow" : "wide"][line?.kind ?? "change"];
}

/** Names are long and often differ at their ends, so old and new go one below the other. */
const isRename = ({ difference }: Pick<Extract<AnyLine, { kind: "change" }>, "difference">) =>
  difference.field === "name";

export interface ReviewActions<Record extends StagedRecord, Change extends AnyChange> {
  readonly onTakeBack: (about: { readonly id: string; readonly name: string }, field?: string) => void;
  readonly onDecide: (
    label: string,
    conflicts: readonly Conflict<Record, Change>[],
    wins: "mine" | "theirs",
  ) => void;
}

interface ReviewLineProps<Record extends StagedRecord, Change extends AnyChange>
  extends ReviewActions<Record, Change> {
  resource: StagedResource<Record, Change>;
  line: ReviewedLine<Record, Change>;
  /** All conflicts, to be resolved at once. */
  conflicts: readonly Conflict<Record, Change>[];
  /** Times are shown in it. */
  zone: string;
  narrow: boolean;
}

/** One line of a review, with its actions. */
export function ReviewLine<Record extends StagedRecord, Change extends AnyChange>({
  resource,
  line,
  conflicts,
  zone,
  narrow,
  onTakeBack,
  onDecide,
}: ReviewLineProps<Record, Change>) {
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
      return <ConflictLine resource={resource} conflict={line.conflict} zone={zone} onDecide={onDecide} />;
    case "impossible": {
      const { key: id, name, within, reason, differences = [], currency = "" } = line.item;
      const words = (field: string, value: unknown) =>
        resource.valueInWords(field, value, { currency, zone });
      const wished = differences.map(
        ({ field, from, to }) => `${resource.fieldName(field)}: ${words(field, from)} → ${words(field, to)}`,
      );
      return (
        <>
          <About name={name} within={within} stacked>
            <span
              className="line-clamp-3 min-w-0 text-sm text-text-muted sm:line-clamp-2"
              title={[...wished, reason].join(". ")}
            >
              {wished.length > 0 && <span className="text-text">{wished.join("; ")}. </span>}
              {reason}
            </span>
          </About>
          <TakeBack label={`Take back ${name}`} onClick={() => onTakeBack({ id, name })} />
        </>
      );
    }
    case "warning":
      return <RowWarning>{line.text}</RowWarning>;
    case "already": {
      const { key: id, name } = line.about;
      return (
        <>
          <About {...line.about}>
            <span className="min-w-0 truncate text-text-muted">It holds by now what you staged.</span>
          </About>
          <TakeBack label={`Take back ${name}`} onClick={() => onTakeBack({ id, name })} />
        </>
      );
    }
    case "change": {
      const { item, difference } = line;
      const { field, from, to } = difference;
      const currency = item.before?.currency ?? "";
      const words = (value: unknown) => resource.valueInWords(field, value, { currency, zone });
      return (
        <>
          <About
            name={item.name}
            within={item.within}
            field={resource.fieldName(field)}
            stacked={isRename(line)}
          >
            <StagedValue
              title={`${words(from)} → ${words(to)}`}
              // The current name comes in front.
              old={isRename(line) ? undefined : words(from)}
              align={narrow || isRename(line) ? "start" : "end"}
            >
              {words(to)}
            </StagedValue>
          </About>
          <TakeBack
            label={`Take back: ${resource.fieldName(field)} of ${item.name}`}
            onClick={() => onTakeBack({ id: item.key, name: item.name }, field)}
          />
        </>
      );
    }
  }
}

interface AboutProps extends Pick<Reviewed, "name" | "within"> {
  field?: string;
  /** One below the other in wide windows too. */
  stacked?: boolean;
  children: ReactNode;
}

/** A record's name and field, then its change; one below the other in narrow windows. */
function About({ name, within, field, stacked = false, children }: AboutProps) {
  return (
    <div
      className={classNames(
        "grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3",
        !stacked && "sm:grid-cols-[minmax(0,5fr)_132px_minmax(0,6fr)]",
      )}
    >
      <RecordTitle name={name} within={within} className="truncate font-medium" />
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

interface ConflictLineProps<Record extends StagedRecord, Change extends AnyChange>
  extends Pick<ReviewLineProps<Record, Change>, "resource" | "zone" | "onDecide"> {
  conflict: Conflict<Record, Change>;
}

/** A value that another person has changed: theirs, mine, and the choice between them. */
function ConflictLine<Record extends StagedRecord, Change extends AnyChange>({
  resource,
  conflict,
  zone,
  onDecide,
}: ConflictLineProps<Record, Change>) {
  const { name, within, record, field, was, is, staged } = conflict;
  const words = (value: unknown) => resource.valueInWords(field, value, { currency: record.currency, zone });
  const what = `${resource.fieldName(field)} of ${name}`;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1 sm:flex-row sm:items-center sm:gap-3">
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 gap-2">
          <RecordTitle name={name} within={within} className="min-w-0 truncate font-medium" />
          <span className="shrink-0 text-text-muted">{resource.fieldName(field)}</span>
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
