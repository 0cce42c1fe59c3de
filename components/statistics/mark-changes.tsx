import Link from "next/link";
import { type ReactNode, useEffect, useRef } from "react";
import type { MarkedEntries } from "@/components/changes/marked-change-list";
import { type ChartChanges, entriesAt, type MarkedTime } from "@/components/changes/use-chart-changes";
import { Button } from "@/components/ui/button";
import { MarkSwatch } from "@/components/ui/chart/series-swatch";
import { SkeletonRows } from "@/components/ui/skeleton";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import type { HistoryEntry } from "@/lib/history/arrange-history";
import { dayIn } from "@/lib/time/calendar";

/** Lists changes with their old values, to be restored. */
export type ListOfChanges = (marked: MarkedEntries) => ReactNode;

/** Shown while the changes are read. */
export const ReadingChanges = () => (
  <SkeletonRows label="Reading the changes" columns={["w-16", "w-64"]} rows={3} />
);

/** Which of the marked changes are listed. */
export interface ListedChanges {
  /** Only this day or hour; all by default. */
  readonly only?: MarkedTime;
}

/** Shows or hides marks for changes in a chart. */
export function MarkChangesButton({ changes: { shown, onShow, pending } }: { changes: ChartChanges }) {
  return (
    <Button size="small" aria-pressed={shown} busy={pending} onClick={() => onShow(!shown)}>
      Mark changes
    </Button>
  );
}

interface MarkedChangesProps {
  changes: ChartChanges;
  zone: string;
  /** Undefined if the changes do not belong to one record whose values can be restored. */
  list: ListOfChanges | undefined;
  listed: ListedChanges | undefined;
  onListed: (listed: ListedChanges | undefined) => void;
}

const linked = "text-sm text-accent-text hover:underline";

/** A legend for the marks of a chart, the list of changes, and a link to the history. */
export function MarkedChanges({ changes, list, listed, onListed, zone }: MarkedChangesProps) {
  const { shown, pending, href, byDay } = changes;
  if (!shown || pending) return null;
  const all = [...byDay.values()].flat();
  const lists = list && all.length > 0;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
        <p role="status" className="inline-flex items-center gap-2">
          <MarkSwatch kind="change" />
          {marksInWords(changes)}
        </p>
        {lists && (
          <Button
            size="small"
            aria-expanded={listed !== undefined}
            onClick={() => onListed(listed ? undefined : {})}
          >
            {counted(all.length, "change")}
          </Button>
        )}
        <Link href={href} prefetch={false} className={linked}>
          See the history
        </Link>
      </div>
      {lists && listed && (
        <List changes={changes} all={all} list={list} listed={listed} onListed={onListed} zone={zone} />
      )}
    </>
  );
}

interface ListProps extends MarkedChangesProps {
  all: readonly HistoryEntry[];
  list: ListOfChanges;
  listed: ListedChanges;
}

function List({ changes, all, list, listed, onListed, zone }: ListProps) {
  const section = useRef<HTMLElement>(null);
  const { only } = listed;
  const chosen = only === undefined ? undefined : entriesAt(changes, only);
  useEffect(() => {
    if (listed.only === undefined) return;
    // It was chosen in the chart, and the list may be outside of the view, or still loading.
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "center" });
  }, [listed]);
  return (
    <section ref={section} tabIndex={-1} aria-label="Changes" className="flex flex-col gap-2">
      {list({ entries: chosen ?? all, zone })}
      {chosen && only !== undefined && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {chosen.length < all.length && (
            <Button
              size="small"
              onClick={() => {
                onListed({});
                section.current?.focus();
              }}
            >
              Show all {formatNumber(all.length)} changes
            </Button>
          )}
          <Link
            href={changes.hrefOf(typeof only === "number" ? dayIn(zone, only) : only)}
            prefetch={false}
            className={linked}
          >
            See this day in the history
          </Link>
        </p>
      )}
    </section>
  );
}

function marksInWords({ byDay, problem, logged }: ChartChanges): string {
  if (problem === "failed" && byDay.size === 0) return "The changes could not be read.";
  if (problem === "not-stored") return "This dashboard keeps no changes.";
  const through = logged ? " through this dashboard" : "";
  if (byDay.size === 0) return `Nothing was changed${through} on these days.`;
  const older = problem === "failed" ? "; older changes could not be read" : "";
  return `Changed${through} on ${counted(byDay.size, "day")}${older}.`;
}
