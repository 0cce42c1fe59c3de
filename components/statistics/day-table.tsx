import { ListTable } from "@/components/shell/list-table";
import { NotSet } from "@/components/ui/absent";
import type { ChartMarks } from "@/components/ui/chart/plot";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Cell, Row } from "@/components/ui/table";
import { type ChartPoint, whenOf, withEstimate } from "@/lib/charts/chart-scale";
import type { DrawnLine } from "./drawn-lines";

interface DayTableProps {
  /** "Spend by day", "Spend by hour". */
  label: string;
  lines: readonly DrawnLine[];
  by: "DAY" | "HOUR";
  zone: string;
  /** Changes and notes; undefined ones are not shown. */
  marks: ChartMarks;
}

/** The chart's values as a table. */
export function DayTable({ label, lines, by, zone, marks }: DayTableProps) {
  const now = lines.filter(({ compared }) => !compared);
  const before = lines.filter(({ compared }) => compared);
  const time = by === "HOUR" ? "Hour" : "Day";
  const columns = [
    { label: time },
    ...now.map(({ name }) => ({ label: name, numeric: true })),
    ...(before.length > 0 ? [{ label: `${time} compared` }] : []),
    ...before.map(({ name }) => ({ label: `${name} then`, numeric: true })),
    ...(marks.change ? [{ label: "Changed" }] : []),
    ...(marks.note ? [{ label: "Notes" }] : []),
  ];
  const rows = Math.max(...lines.map(({ points }) => points.length));
  return (
    <ScrollRegion label={`Table of ${label.toLowerCase()}`} className="max-h-80 overflow-auto border-t">
      <ListTable label={label} columns={columns}>
        {Array.from({ length: rows }, (_, at) => now[0]?.points[at]?.from ?? at).map((key, at) => (
          <Row key={key}>
            <Cells lines={now} at={at} by={by} zone={zone} />
            <Cells lines={before} at={at} by={by} zone={zone} />
            {marks.change && <Cell>{marks.change.get(at) ?? <NotSet what="Nothing was changed" />}</Cell>}
            {marks.note && <Cell>{marks.note.get(at) ?? <NotSet what="No note" />}</Cell>}
          </Row>
        ))}
      </ListTable>
    </ScrollRegion>
  );
}

/** A day or hour, with the value of each line. */
function Cells({ lines, at, by, zone }: Pick<DayTableProps, "lines" | "by" | "zone"> & { at: number }) {
  const point = lines[0]?.points[at];
  return (
    lines.length > 0 && (
      <>
        <Cell className="tabular-nums">
          {point ? whenOf(point, by, zone) : <NotSet what={by === "HOUR" ? "No such hour" : "No such day"} />}
        </Cell>
        {lines.map(({ name, points, text }) => (
          <Cell key={name} numeric className="tabular-nums">
            {textOf(points[at], text, by)}
          </Cell>
        ))}
      </>
    )
  );
}

const textOf = (point: ChartPoint | undefined, text: DrawnLine["text"], by: DayTableProps["by"]) =>
  point && point.value !== null ? (
    withEstimate(text(point.value), point)
  ) : (
    <NotSet what={by === "HOUR" ? "None in this hour" : "None on this day"} />
  );
