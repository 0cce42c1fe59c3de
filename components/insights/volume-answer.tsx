import { SeriesChart } from "@/components/ui/chart/series-chart";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { type VolumeSeries, volumeTitle } from "@/lib/insights/volume";
import { RelatedKeywords } from "./related-keywords";
import type { Comparison, KeywordView } from "./use-keyword-view";
import type { AskedVolume } from "./use-volume";
import { VolumeLegend } from "./volume-legend";
import { VolumeNotes } from "./volume-notes";
import { VolumeTable } from "./volume-table";
import { volumeChart } from "./volume-view";

const SHOWN_AS = [
  { value: "chart", label: "Chart" },
  { value: "table", label: "Table" },
] as const;

const MISSING: Readonly<Record<Comparison, string>> = {
  days: "Choose the days to compare with.",
  keywords: "Include a keyword above to compare with.",
  country: "Choose the country above to compare with.",
};

interface VolumeAnswerProps {
  view: KeywordView;
  zone: string;
  first: AskedVolume;
  second: AskedVolume;
  series: readonly VolumeSeries[];
}

/** The answer of the service, or why there is none. */
export function VolumeAnswer({ view, zone, first, second, series }: VolumeAnswerProps) {
  if (first.error && !first.volume) {
    return first.atFields ? (
      <EmptyState title="This can’t be counted">The reason is shown at the field above.</EmptyState>
    ) : (
      <ErrorState title="The posts could not be counted" error={first.error} onRetry={first.retry} />
    );
  }
  if (!first.asked) {
    return view.query.included.length === 0 ? (
      <EmptyState title="Add a keyword">
        Include one to see how often it is posted, hour by hour or day by day, and what is posted with it.
      </EmptyState>
    ) : (
      <EmptyState title="Nothing is counted yet">Correct what is marked above.</EmptyState>
    );
  }
  if (!first.volume) return <Waiting />;
  const { by, show, comparison } = view;
  return (
    <div className="grid xl:grid-cols-[minmax(0,1fr)_360px]">
      <section
        aria-label="Posts"
        aria-busy={first.stale || (second.asked && second.stale)}
        className="flex min-w-0 flex-col gap-3 px-4 py-4 aria-busy:opacity-60"
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-semibold">{volumeTitle(by)}</h2>
          <Segmented label="Show as" options={SHOWN_AS} value={show} onValueChange={view.setShow} />
        </div>
        {first.error && (
          <ErrorState
            compact
            title="The posts could not be counted again"
            error={first.error}
            onRetry={first.retry}
          />
        )}
        <VolumeLegend series={series} by={by} zone={zone} />
        {comparison !== null && <SecondState comparison={comparison} second={second} />}
        {show === "chart" ? (
          <SeriesChart {...volumeChart({ series, by, zone })} />
        ) : (
          <VolumeTable series={series} by={by} zone={zone} />
        )}
        <VolumeNotes given={first.volume.given} series={series} zone={zone} />
      </section>
      <aside aria-label="Related" className="border-t px-4 py-4 xl:border-t-0 xl:border-l">
        <RelatedKeywords related={first.volume.related} query={view.query} onQuery={view.setQuery} />
      </aside>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-3 px-4 py-4">
      <span className="sr-only">Counting posts</span>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-4 w-96 max-w-full" />
      <Skeleton className="h-65 w-full" />
    </div>
  );
}

/** Why the second line is missing. */
function SecondState({ comparison, second }: { comparison: Comparison; second: AskedVolume }) {
  if (second.error) {
    return second.atFields ? (
      <p className="text-blocked">What you compare with can’t be counted: see its field above.</p>
    ) : (
      <ErrorState
        compact
        title="What you compare with could not be counted"
        error={second.error}
        onRetry={second.retry}
      />
    );
  }
  if (!second.asked) return <p className="text-text-muted">{MISSING[comparison]}</p>;
  return null;
}
