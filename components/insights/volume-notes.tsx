import { clockIn } from "@/lib/format/dates";
import type { VolumeSeries } from "@/lib/insights/volume";

interface VolumeNotesProps {
  /** How many numbers the service returned for the first line. */
  given: number;
  series: readonly VolumeSeries[];
  zone: string;
}

/** Notes on how to read the numbers. */
export function VolumeNotes({ given, series, zone }: VolumeNotesProps) {
  const last = series[0]?.points.at(-1);
  const points = series[0]?.points.length ?? 0;
  return (
    <div className="flex flex-col gap-1 text-sm text-text-muted">
      <p>
        Times in {zone}.
        {last &&
          !last.whole &&
          ` The last day is not over: it is counted until ${clockIn(zone, last.until)}.`}
      </p>
      {given !== points && (
        <p className="text-attention">
          {given} of {points} numbers are available.{" "}
          {given < points
            ? "Those that are missing are left empty."
            : "Those beyond have no time and are left away."}
        </p>
      )}
    </div>
  );
}
