import { Moved } from "@/components/statistics/figure-value";
import { NotSet } from "@/components/ui/absent";
import { Money } from "@/components/ui/money";
import { Cell, HeaderCell, Row, Table, type TableColumn, TableRoom } from "@/components/ui/table";
import { formatNumber } from "@/lib/format/numbers";
import type { ObjectiveWeek } from "@/lib/overview/week";
import { capital } from "@/lib/text/characters";
import { NothingHere } from "./overview-section";

const COLUMNS = {
  results: { label: "Count", numeric: true },
  campaigns: { label: "Campaigns", numeric: true, from: 44 },
  spend: { label: "Spend", numeric: true },
  cost: { label: "Cost per result", numeric: true, from: 34 },
} as const satisfies Readonly<Record<string, TableColumn>>;

/** The results of the week by objective: unlike results are not added up. */
export function ObjectiveTable({ weeks }: { weeks: readonly ObjectiveWeek[] }) {
  if (weeks.length === 0) return <NothingHere>Nothing was shown in the last 7 days.</NothingHere>;
  return (
    <TableRoom>
      <Table>
        <thead>
          <tr>
            <HeaderCell>Result</HeaderCell>
            {Object.values(COLUMNS).map((column) => (
              <HeaderCell key={column.label} column={column}>
                {column.label}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <Row key={`${week.counted} ${week.currency}`}>
              <Cell>{week.counted === undefined ? "Several or none" : capital(week.counted)}</Cell>
              <Cell column={COLUMNS.results}>
                {week.results === null ? (
                  <NotSet what="Unlike results are not added up" />
                ) : (
                  formatNumber(week.results)
                )}
              </Cell>
              <Cell column={COLUMNS.campaigns}>{formatNumber(week.campaigns)}</Cell>
              <Cell column={COLUMNS.spend}>
                <span className="inline-flex items-baseline gap-1.5">
                  {week.spendMoved.rate !== undefined && (
                    <Moved rate={week.spendMoved.rate} lessIsBetter={false} />
                  )}
                  <Money micros={week.spend} currency={week.currency} rounded />
                </span>
              </Cell>
              <Cell column={COLUMNS.cost}>
                {week.costPerResult === null ? (
                  <NotSet what="Nothing to divide by in this period" />
                ) : (
                  <span title={week.per}>
                    <Money micros={week.costPerResult} currency={week.currency} rounded />
                  </span>
                )}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </TableRoom>
  );
}
