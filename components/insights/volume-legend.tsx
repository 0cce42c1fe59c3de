import { Unknown } from "@/components/ui/absent";
import { SERIES_LOOKS, SeriesSwatch } from "@/components/ui/chart/series-swatch";
import { whenOf } from "@/lib/charts/chart-scale";
import { highestOf, seriesInWords, totalOf } from "@/lib/insights/volume";
import { postsFigure, type VolumeViewProps } from "./volume-view";

/** The keywords and total of each line. */
export function VolumeLegend({ series, by, zone }: VolumeViewProps) {
  return (
    <ul aria-label="What is shown" className="flex flex-col gap-2">
      {series.map((each, number) => {
        const look = SERIES_LOOKS[number] ?? SERIES_LOOKS[0];
        const total = totalOf(each.points);
        const highest = highestOf(each.points);
        return (
          <li key={look.shape} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2">
            <SeriesSwatch look={look} />
            <span className="wrap-anywhere">{seriesInWords(each)}</span>
            <span className="col-start-2 text-text-muted tabular-nums">
              {total === undefined ? (
                <Unknown why="No numbers available" />
              ) : (
                <>
                  <span className="font-medium text-text">{postsFigure(total)}</span> posts
                  {each.points.some(({ posts }) => posts === null) && " or more"}
                  {highest && highest.posts !== null && each.points.length > 1 && (
                    <>
                      , most {by === "DAY" ? "on" : "at"} {whenOf(highest, by, zone)}:{" "}
                      {postsFigure(highest.posts)}
                    </>
                  )}
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
