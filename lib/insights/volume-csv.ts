import type { Granularity } from "@/lib/ads/endpoints/keyword-insights";
import { CSV_START, csvLine } from "@/lib/csv/cells";
import { formatInstant } from "@/lib/format/instant";
import { formatServiceTime } from "@/lib/time/service-time";
import { spanInWords, type VolumeSeries } from "./volume";

/**
 * The volumes as a CSV file. The top lines hold what was asked and when it was answered, so that the file on its own
 * shows what it counts; a second query has its own column, line by line.
 */
export function volumeCsv(
  series: readonly VolumeSeries[],
  { by, zone }: { by: Granularity; zone: string },
): string[] {
  const about = (label: string, textOf: (each: VolumeSeries) => string) =>
    csvLine([label, ...series.map(textOf)]);
  const rows = Math.max(0, ...series.map(({ points }) => points.length));
  const second = series.length > 1;
  const clock = (milliseconds: number) => formatInstant(formatServiceTime(milliseconds), zone);
  return [
    CSV_START,
    about("Any of the keywords", ({ query }) => query.included.join(", ")),
    about("None of the keywords", ({ query }) => query.leftOut.join(", ")),
    about("Country", ({ country }) => country?.name ?? "any country"),
    about("Country’s targeting value", ({ country }) => country?.value ?? ""),
    about("Days", ({ span }) => spanInWords(span)),
    csvLine(["Time zone", zone]),
    csvLine(["Granularity", by]),
    about("Fetched at (UTC)", ({ asOf }) => formatServiceTime(asOf)),
    csvLine([]),
    csvLine(
      series.flatMap((_, number) => {
        const of = second ? ` (${number + 1})` : "";
        return [`From (UTC)${of}`, `Until (UTC)${of}`, `From (${zone})${of}`, `Posts${of}`];
      }),
    ),
    ...Array.from({ length: rows }, (_, row) =>
      csvLine(
        series.flatMap(({ points }) => {
          const point = points[row];
          if (!point) return ["", "", "", ""];
          const { from, until, posts } = point;
          return [
            formatServiceTime(from),
            formatServiceTime(until),
            clock(from),
            posts === null ? "unknown" : String(posts),
          ];
        }),
      ),
    ),
  ];
}
