import Link from "next/link";
import type { ChartChanges } from "@/components/changes/use-chart-changes";
import { Button } from "@/components/ui/button";
import { MarkSwatch } from "@/components/ui/chart/series-swatch";
import { counted } from "@/lib/format/plurals";

/** Marks on a chart what was changed, or takes the marks off. */
export function MarkChangesButton({ changes: { shown, onShow, pending } }: { changes: ChartChanges }) {
  return (
    <Button size="small" aria-pressed={shown} busy={pending} onClick={() => onShow(!shown)}>
      {shown ? "Hide changes" : "Mark changes"}
    </Button>
  );
}

/** What the marks of a chart are, and the way to all that was changed. */
export function MarkedChanges({
  changes: { shown, byDay, pending, failed, href },
}: {
  changes: ChartChanges;
}) {
  if (!shown || pending) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
      <MarkSwatch />
      {failed
        ? "The changes could not be read."
        : byDay.size === 0
          ? "Nothing was changed on these days."
          : `Changed on ${counted(byDay.size, "day")}.`}
      <Link href={href} prefetch={false} className="text-accent-text hover:underline">
        See the history
      </Link>
    </p>
  );
}
