import { ListTable } from "@/components/shell/list-table";
import { NotSet, Unknown } from "@/components/ui/absent";
import { Cell, Row } from "@/components/ui/table";
import { whenOf } from "@/lib/charts/chart-scale";
import type { VolumePoint } from "@/lib/insights/volume";
import { postsFigure, type VolumeViewProps } from "./volume-view";

/** The same as the chart, in figures. */
export function VolumeTable({ series, by, zone }: VolumeViewProps) {
  const rows = Math.max(...series.map(({ points }) => points.length));
  const times = by === "DAY" ? "Day" : "Hour";
  const columns = series.flatMap((_, number) => [
    { label: number === 0 ? times : `${times} compared` },
    { label: number === 0 ? "Posts" : "Posts compared", numeric: true },
  ]);
  return (
    <div className="-mx-4 overflow-x-auto border-t">
      <ListTable label="Posts" columns={columns}>
        {Array.from({ length: rows }, (_, row) => series[0]?.points[row]?.from ?? row).map((key, row) => (
          <Row key={key}>
            {series.flatMap(({ points }, number) => {
              const point = points[row];
              const line = number === 0 ? "first" : "second";
              return [
                <Cell key={`${line} time`} className="tabular-nums">
                  {point ? whenOf(point, by, zone) : <NotSet what="Not counted" />}
                </Cell>,
                <Cell key={`${line} posts`} numeric className="tabular-nums">
                  <Posts point={point} />
                </Cell>,
              ];
            })}
          </Row>
        ))}
      </ListTable>
    </div>
  );
}

function Posts({ point }: { point: VolumePoint | undefined }) {
  if (!point) return <NotSet what="Not counted" />;
  return point.posts === null ? <Unknown why="No number available" /> : postsFigure(point.posts);
}
