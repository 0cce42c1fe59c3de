import { useAccount } from "@/components/shell/account";
import { ErrorState } from "@/components/ui/error-state";
import { formatNumber } from "@/lib/format/numbers";
import { COUNTED_MAX } from "@/lib/overview/largest-campaigns";
import { movers, weekByObjective } from "@/lib/overview/week";
import { MoverRows } from "./campaign-figures";
import { ObjectiveTable } from "./objective-table";
import { OverviewSection, SectionSkeleton } from "./overview-section";
import type { Overview } from "./use-overview";

const ROWS_MAX = 6;

/** The results of campaigns in the week, and the largest changes. */
export function WeekSections({ overview }: { overview: Overview }) {
  const route = useAccount();
  const { list: campaigns, counted, brought } = overview;
  const { records } = brought;
  const { error, problem } = brought.read;
  const isRead = counted.every(({ id }) => records.of(id).state === "read");
  const ready = campaigns.complete && isRead;
  const held = campaigns.complete && !isRead ? problem : undefined;
  const note =
    campaigns.records.length > COUNTED_MAX
      ? `last 7 days; the ${COUNTED_MAX} largest of ${formatNumber(campaigns.records.length)} campaigns`
      : "last 7 days";
  if (error) {
    return (
      <ErrorState
        title="What campaigns brought could not be read"
        error={error}
        onRetry={brought.reading.refresh}
      />
    );
  }
  return (
    <>
      {held !== undefined && <p className="text-sm text-attention">{held}</p>}
      <OverviewSection title="Results by objective" note={note}>
        {ready ? <ObjectiveTable weeks={weekByObjective(counted, records)} /> : <SectionSkeleton />}
      </OverviewSection>
      <OverviewSection title="Largest changes in spend" note="against the 7 days before">
        {ready ? <MoverRows route={route} rows={movers(counted, records, ROWS_MAX)} /> : <SectionSkeleton />}
      </OverviewSection>
    </>
  );
}
