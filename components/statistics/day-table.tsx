import { ListTable } from "@/components/shell/list-table";
import { NotSet } from "@/components/ui/absent";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Cell, Row } from "@/components/ui/table";
import { type ChartPoint, whenOf } from "@/lib/charts/chart-scale";

interface DayTableProps {
  /** "Spend" */
  label: string;
  lines: readonly { readonly points: readonly ChartPoint[] }[];
  zone: string;
  text: (value: number) => string;
  /** What was changed, by the place of its day in the first line; undefined while that is not shown. */
  marks: ReadonlyMap<number, string> | undefined;
}

/** The same as the chart, in figures. */
export function DayTable({ label, lines: [first, second], zone, text, marks }: DayTableProps) {
  const columns = [
    { label: "Day" },
    { label, numeric: true },
    ...(second ? [{ label: "Day compared" }, { label: `${label} then`, numeric: true }] : []),
    ...(marks ? [{ label: "Changed" }] : []),
  ];
  const rows = Math.max(first?.points.length ?? 0, second?.points.length ?? 0);
  const cells = (line: string, point: ChartPoint | undefined) => [
    <Cell key={`${line} day`} className="tabular-nums">
      {point ? whenOf(point, "DAY", zone) : <NotSet what="No such day" />}
    </Cell>,
    <Cell key={`${line} value`} numeric className="tabular-nums">
      {point && point.value !== null ? text(point.value) : <NotSet what="None on this day" />}
    </Cell>,
  ];
  return (
    <ScrollRegion
      label={`Table of ${label.toLowerCase()} by day`}
      className="max-h-80 overflow-auto border-t"
    >
      <ListTable label={`${label} by day`} columns={columns}>
        {Array.from({ length: rows }, (_, at) => first?.points[at]?.from ?? at).map((key, at) => (
          <Row key={key}>
            {cells("first", first?.points[at])}
            {second && cells("second", second.points[at])}
            {marks && <Cell>{marks.get(at) ?? <NotSet what="Nothing was changed" />}</Cell>}
          </Row>
        ))}
      </ListTable>
    </ScrollRegion>
  );
}
