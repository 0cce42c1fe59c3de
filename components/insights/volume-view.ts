import type { ChartProps } from "@/components/ui/chart/plot";
import type { Granularity } from "@/lib/ads/endpoints/keyword-insights";
import { formatNumber } from "@/lib/format/numbers";
import type { VolumeSeries } from "@/lib/insights/volume";

export interface VolumeViewProps {
  /** One line, or two to compare. */
  series: readonly VolumeSeries[];
  by: Granularity;
  zone: string;
}

/** The format of a number of posts. */
export const postsFigure = (posts: number): string => formatNumber(posts);

/** The volume as the chart draws it. */
export const volumeChart = ({ series, by, zone }: VolumeViewProps): ChartProps => ({
  series: series.map(({ points }) => ({ points: points.map((point) => ({ ...point, value: point.posts })) })),
  by,
  zone,
  figure: postsFigure,
  reading: (posts) => `${postsFigure(posts)} posts`,
});
