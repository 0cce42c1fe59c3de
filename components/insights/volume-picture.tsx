import type { Ref } from "react";
import { plotOf } from "@/components/ui/chart/plot";
import { SeriesDrawing } from "@/components/ui/chart/series-drawing";
import { formatInstant } from "@/lib/format/instant";
import { volumeTitle } from "@/lib/insights/volume";
import { VolumeLegend } from "./volume-legend";
import { VolumeNotes } from "./volume-notes";
import { type VolumeViewProps, volumeChart } from "./volume-view";

interface VolumePictureProps extends VolumeViewProps {
  /** How many numbers the service returned for the first line. */
  given: number;
  /** The element to save as a picture. */
  picture: Ref<HTMLDivElement>;
}

const WIDTH = 960;
const MARGIN = 24;

/** The chart for sharing: with its explanation, and in the light theme for printing. */
export function VolumePicture({ picture, given, ...volume }: VolumePictureProps) {
  const { series, by, zone } = volume;
  const chart = volumeChart(volume);
  const asOf = series[0]?.asOf;
  return (
    <div aria-hidden inert data-theme="light" className="pointer-events-none fixed top-0 left-full">
      <div
        ref={picture}
        style={{ width: WIDTH, padding: MARGIN }}
        className="flex flex-col gap-4 bg-surface text-text"
      >
        <p className="font-semibold text-xl">{volumeTitle(by)}</p>
        <VolumeLegend {...volume} />
        <SeriesDrawing chart={chart} plot={plotOf(chart, WIDTH - 2 * MARGIN)} />
        <div>
          <VolumeNotes given={given} series={series} zone={zone} />
          {asOf !== undefined && (
            <p className="text-sm text-text-muted">
              Counted {formatInstant(new Date(asOf).toISOString(), zone, "time")}.
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
