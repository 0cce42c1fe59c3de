import { ListTable } from "@/components/shell/list-table";
import { Name } from "@/components/ui/name";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Cell, Row } from "@/components/ui/table";
import { formatRate } from "@/lib/format/numbers";
import {
  BREAKDOWNS,
  type Breakdown,
  breakdownMeasures,
  knownShare,
  shareIn,
  shareOf,
} from "@/lib/statistics/breakdowns";
import { type DayRange, finalityOf } from "@/lib/statistics/day-ranges";
import type { Sums } from "@/lib/statistics/derived-metrics";
import type { Segmentation } from "@/lib/statistics/entities";
import { measureOf } from "@/lib/statistics/measures";
import type { ShownEntity } from "@/lib/statistics-reader/question";
import { FigureCells, Share } from "./figure-cells";

interface BreakdownTableProps {
  by: Segmentation;
  breakdown: Breakdown;
  entity: ShownEntity;
  currency: string;
  objectives: readonly string[];
  range: DayRange;
  zone: string;
  /** When it was read, in milliseconds. */
  readAt: number;
}

/** The parts of a record's results, and the share that is in none. */
export function BreakdownTable({
  by,
  breakdown,
  entity,
  currency,
  objectives,
  range,
  zone,
  readAt,
}: BreakdownTableProps) {
  const { label, known, share, part } = BREAKDOWNS[by];
  const { segments, whole } = breakdown;
  const all = shareOf(by, whole);
  const what = measureOf(share).label.toLowerCase();
  if (segments.length === 0 || all === 0n)
    return <p className="text-sm text-text-muted">No {what} in this period.</p>;
  const measures = breakdownMeasures(entity, by, objectives);
  const finality = finalityOf(range.to, zone, readAt);
  const cells = (sums: Sums) => (
    <FigureCells
      sums={sums}
      measures={measures}
      parts={[part]}
      objectives={objectives}
      currency={currency}
      finality={finality}
    />
  );
  const knownOf = knownShare(by, breakdown);
  return (
    <div className="flex flex-col gap-1">
      <ScrollRegion label={`Table by ${known}`} className="overflow-x-auto border-t">
        <ListTable
          label={`Statistics by ${known}`}
          columns={[
            { label },
            { label: `Share of ${what}`, numeric: true },
            ...measures.map((id) => ({ label: measureOf(id).label, numeric: true })),
          ]}
        >
          {segments.map(({ name, value, sums }) => (
            <Row key={value}>
              <Cell className="max-w-48 truncate">
                <Name>{name}</Name>
              </Cell>
              <Cell numeric>
                <Share rate={shareIn(shareOf(by, sums), all) ?? 0n} />
              </Cell>
              {cells(sums)}
            </Row>
          ))}
          <Row>
            <Cell className="font-medium">All</Cell>
            <Cell numeric />
            {cells(whole)}
          </Row>
        </ListTable>
      </ScrollRegion>
      {knownOf !== undefined && (
        <p className="text-sm text-text-muted">
          The {known} is known for {formatRate(knownOf)} of {what}, so the rows do not add up to all. Numbers
          by {known} can be an hour late.
        </p>
      )}
    </div>
  );
}
