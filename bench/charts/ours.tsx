// The chart of statistics as pages show it, with its reading by mouse and keys.
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { SeriesChart } from "@/components/ui/chart/series-chart";
import { formatNumber } from "@/lib/format/numbers";
import { onDraw, place, series } from "./days";

const DAY_MS = 86_400_000;
const lines = series.map((days, line) => ({
  name: `Campaign ${line + 1}`,
  points: days.map(({ from, value }) => ({ from, until: from + DAY_MS, value, whole: true })),
}));

onDraw(() =>
  flushSync(() =>
    createRoot(place()).render(
      <SeriesChart
        series={lines}
        by="DAY"
        zone="UTC"
        figure={formatNumber}
        reading={(value) => `${formatNumber(value)} impressions`}
      />,
    ),
  ),
);
