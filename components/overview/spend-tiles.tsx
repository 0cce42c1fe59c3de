import type { ReactNode } from "react";
import { Moved } from "@/components/statistics/figure-value";
import { Sum } from "@/components/ui/grid/sum-list";
import { Skeleton } from "@/components/ui/skeleton";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { pageClock } from "@/lib/format/page-clock";
import { measureSums, type ReadRecords } from "@/lib/records/measure-columns";
import { FINALITY_WORDS } from "@/lib/statistics/day-ranges";
import { type Reading, UNREAD } from "@/lib/statistics/figures";
import type { MeasureId } from "@/lib/statistics/measures";
import { changeOf } from "@/lib/statistics/numbers";

interface SpendTilesProps {
  instruments: readonly FundingInstrument[];
  records: ReadRecords;
  /** When the oldest reading was made, in milliseconds; undefined without any. */
  readAt: number | undefined;
  /** All instruments are known. */
  complete: boolean;
  /** Why nothing more is read for the moment. */
  problem: string | undefined;
}

/** Spend of today and of the last seven complete days, compared with the seven before. */
export function SpendTiles({ instruments, records, readAt, complete, problem }: SpendTilesProps) {
  const week = (id: string) => records.compared?.(id).now ?? UNREAD;
  const before = (id: string) => records.compared?.(id).before ?? UNREAD;
  // The sums of some sources only would be too small.
  const whole = complete && instruments.every(({ id }) => records.of(id).state === "read");
  const waiting = !whole && problem === undefined;
  const tile = (measure: MeasureId, of: (id: string) => Reading, earlier?: (id: string) => Reading) => (
    <Sums
      measure={measure}
      instruments={instruments}
      of={of}
      earlier={earlier}
      waiting={waiting}
      whole={whole}
    />
  );
  return (
    <section aria-label="Spend" className="flex flex-col gap-2">
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <Tile name="Spend today so far">{tile("spend", records.of)}</Tile>
        <Tile name="Spend, last 7 days">{tile("spend", week, before)}</Tile>
        <Tile name="Impressions today so far">{tile("impressions", records.of)}</Tile>
        <Tile name="Impressions, last 7 days">{tile("impressions", week, before)}</Tile>
      </dl>
      <p role="status" className="text-sm text-text-muted">
        {problem ??
          (readAt === undefined
            ? waiting && "Reading statistics…"
            : `As of ${pageClock(new Date(readAt))}. Arrows compare with the 7 days before; ${FINALITY_WORDS.estimate}.`)}
      </p>
    </section>
  );
}

function Tile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rounded-md border bg-surface px-4 py-3">
      <dt className="text-sm text-text-muted">{name}</dt>
      <dd className="mt-1 flex min-h-7 flex-wrap items-baseline gap-x-2 font-semibold text-xl">{children}</dd>
    </div>
  );
}

interface SumsProps {
  measure: MeasureId;
  instruments: readonly FundingInstrument[];
  of: (id: string) => Reading;
  earlier?: ((id: string) => Reading) | undefined;
  waiting: boolean;
  whole: boolean;
}

function Sums({ measure, instruments, of, earlier, waiting, whole }: SumsProps) {
  if (waiting) return <Skeleton className="h-5 w-32" />;
  if (!whole) return <span className="font-normal text-text-muted">Not read</span>;
  const sums = measureSums(measure, instruments, of);
  const old = earlier ? measureSums(measure, instruments, earlier) : [];
  const [only] = sums;
  const was = old.find(({ currency }) => currency === only?.currency);
  const rate = only && was && sums.length === 1 ? changeOf(only.value, was.value).rate : undefined;
  if (!only) return <span className="font-normal text-text-muted">Nothing</span>;
  return (
    <>
      {sums.map((sum) => (
        <Sum key={sum.currency} sum={sum} />
      ))}
      {rate !== undefined && (
        <span className="font-normal" title="Against the 7 days before">
          <Moved rate={rate} lessIsBetter={false} />
          <span className="sr-only"> against the 7 days before</span>
        </span>
      )}
    </>
  );
}
