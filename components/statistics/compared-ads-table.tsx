import { ListTable } from "@/components/shell/list-table";
import { NotSet } from "@/components/ui/absent";
import { Name } from "@/components/ui/name";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Cell, Row } from "@/components/ui/table";
import { shareIn } from "@/lib/statistics/breakdowns";
import { type AdsBeside, LIKELY_WORDS } from "@/lib/statistics/compared-ads";
import { type MeasureId, measureOf } from "@/lib/statistics/measures";
import { FigureCells, type FigureCellsProps, Share } from "./figure-cells";

interface ComparedAdsTableProps extends Omit<FigureCellsProps, "sums"> {
  compared: AdsBeside;
  nameOf: (id: string) => string;
}

/** The measures for comparing ads, besides their share of all. */
export const COMPARED_MEASURES: readonly MeasureId[] = [
  "spend",
  "impressions",
  "results",
  "result_rate",
  "cost_per_result",
];

/** The ads of a line item side by side, and which differences are more than chance. */
export function ComparedAdsTable({ compared, nameOf, ...cells }: ComparedAdsTableProps) {
  const { ads, all, by } = compared;
  const shown = all.impressions ?? 0n;
  const judged = ads.filter(({ likely }) => likely !== undefined);
  const tooFew = judged.length > 0 && judged.every(({ likely }) => likely === "too few");
  return (
    <div className="flex flex-col gap-1">
      <ScrollRegion label="Table of ads" className="overflow-x-auto border-t">
        <ListTable
          label="Ads side by side"
          columns={[
            { label: "Ad" },
            { label: "Against the others" },
            { label: "Share of impressions", numeric: true },
            ...cells.measures.map((id) => ({ label: measureOf(id).label, numeric: true })),
          ]}
        >
          {ads.map(({ id, sums, likely }) => (
            <Row key={id}>
              <Cell className="max-w-56 truncate">
                <Name>{nameOf(id)}</Name>
              </Cell>
              <Cell>
                {likely === undefined ? <NotSet what="Nothing to compare" /> : LIKELY_WORDS[likely]}
              </Cell>
              <Cell numeric>
                <Share rate={shareIn(sums.impressions ?? 0n, shown) ?? 0n} />
              </Cell>
              <FigureCells sums={sums} {...cells} />
            </Row>
          ))}
          <Row>
            <Cell className="font-medium">All ads</Cell>
            <Cell />
            <Cell numeric />
            <FigureCells sums={all} {...cells} />
          </Row>
        </ListTable>
      </ScrollRegion>
      {tooFew && (
        <p role="status">The numbers are too few to say which ad does better. Choose more days, or wait.</p>
      )}
      <p className="text-sm text-text-muted">
        {judged.length < 2
          ? "At least two ads must have been shown to compare them."
          : `Higher and lower: the shares of impressions that brought ${by} differ from those of the other ads by more than chance makes in 1 of 20 such tables. Ads are not shown to the same people, so a difference may lie in the people that each ad reached.`}
      </p>
    </div>
  );
}
