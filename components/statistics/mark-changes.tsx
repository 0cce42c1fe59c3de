import Link from "next/link";
import type { ChartChanges } from "@/components/changes/use-chart-changes";
import { Button } from "@/components/ui/button";
import { MarkSwatch } from "@/components/ui/chart/series-swatch";
import { counted } from "@/lib/format/plurals";

/** Marks on a chart what was changed, or takes the marks off. */
export function MarkChangesButton({ changes: { shown, onShow, pending } }: { changes: ChartChanges }) {
  return (
    <Button size="small" aria-pressed={shown} busy={pending} onClick={() => onShow(!shown)}>
      Mark changes
    </Button>
  );
}

/** What the marks of a chart are, and the way to all that was changed. */
export function MarkedChanges({ changes }: { changes: ChartChanges }) {
  const { shown, pending, href } = changes;
  if (!shown || pending) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
      <MarkSwatch kind="change" />
      {marksInWords(changes)}
      <Link href={href} prefetch={false} className="text-accent-text hover:underline">
        See the history
      </Link>
    </p>
  );
}

function marksInWords({ byDay, problem, logged }: ChartChanges): string {
  if (problem === "failed" && byDay.size === 0) return "The changes could not be read.";
  if (problem === "not-kept") return "This dashboard keeps no changes.";
  const through = logged ? " through this dashboard" : "";
  if (byDay.size === 0) return `Nothing was changed${through} on these days.`;
  const older = problem === "failed" ? "; older changes could not be read" : "";
  return `Changed${through} on ${counted(byDay.size, "day")}${older}.`;
}
