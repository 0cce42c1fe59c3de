"use client";

import { Gauge } from "lucide-react";
import { useEffect, useState } from "react";
import { useDashboardRoute } from "@/components/shell/dashboard-route";
import { classNames } from "@/components/ui/class-names";
import { Popover } from "@/components/ui/popover";
import { ProgressBar } from "@/components/ui/progress-bar";
import { useStore } from "@/components/ui/use-store";
import { type MeteredRate, rateStore } from "@/lib/ads/rate-meter";
import { formatNumber, formatPercent } from "@/lib/format/numbers";
import { pageClock } from "@/lib/format/page-clock";
import { ReadsSpent } from "./reads-spent";

/** Below this fraction the meter shows a warning. */
const LOW = 0.1;

/** What is left of the scarcest rate limit; nothing until a response contains one. */
export function RateMeter({ collapsed }: { collapsed: boolean }) {
  const { environment, handle } = useDashboardRoute();
  const rates = useStore(rateStore);
  const now = useNow(30_000);
  const [open, setOpen] = useState(false);
  const relevant = scarcestOfEach(
    [...rates.values()].filter(
      ({ scope, until }) =>
        scope.environment === environment && (handle === undefined || scope.handle === handle) && until > now,
    ),
  );
  const [scarcest] = relevant;
  if (!scarcest) return null;
  const share = shareOf(scarcest);
  const tone = share === 0 ? "blocked" : share < LOW ? "attention" : "accent";
  const label = `${formatNumber(scarcest.remaining)} of ${formatNumber(scarcest.limit)} API requests left${scarcest.resetAt ? ` until ${pageClock(new Date(scarcest.resetAt))}` : ""}: ${scarcest.label.toLowerCase()}`;
  return (
    <Popover
      title="API requests left"
      className="w-80 max-w-[calc(100vw-16px)] px-4 py-3"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={label}
          title={label}
          className={classNames(
            "flex min-h-6 items-center gap-2 rounded-md px-2 text-sm text-text-muted hover:bg-surface-hover",
            collapsed && "justify-center",
          )}
        >
          <Gauge size={14} aria-hidden className="shrink-0" />
          {!collapsed && (
            <>
              <ProgressBar
                label={label}
                value={scarcest.remaining}
                max={scarcest.limit}
                tone={tone}
                className="flex-1"
              />
              <span className="tabular-nums">{formatPercent(Math.floor(share * 100))}</span>
            </>
          )}
        </button>
      }
    >
      <RateList rates={relevant} handle={handle} />
    </Popover>
  );
}

const shareOf = ({ remaining, limit }: MeteredRate) => remaining / limit;

/** For each kind of limit the one closest to exhaustion, the scarcest kind first. */
function scarcestOfEach(rates: readonly MeteredRate[]): readonly MeteredRate[] {
  const sorted = rates.toSorted((a, b) => shareOf(a) - shareOf(b));
  const kindOf = ({ scope, category }: MeteredRate) => `${scope.handle} ${category}`;
  return sorted.filter(
    (rate, place) => sorted.findIndex((other) => kindOf(other) === kindOf(rate)) === place,
  );
}

function RateList({ rates, handle }: { rates: readonly MeteredRate[]; handle: string | undefined }) {
  return (
    <ul className="mt-2 flex flex-col gap-2">
      {rates.map((rate) => (
        <li
          key={`${rate.scope.handle} ${rate.category}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 tabular-nums"
        >
          <span>{rate.label}</span>
          <span className="text-right">
            {formatNumber(rate.remaining)}{" "}
            <span className="text-text-muted">of {formatNumber(rate.limit)}</span>
          </span>
          <span className="text-sm text-text-muted">{handle === undefined && `@${rate.scope.handle}`}</span>
          <span className="text-right text-sm text-text-muted">
            {rate.resetAt !== undefined && `resets ${pageClock(new Date(rate.resetAt))}`}
          </span>
          {rate.spent && <ReadsSpent rate={rate} spent={rate.spent} />}
        </li>
      ))}
    </ul>
  );
}

/** The time in milliseconds, moving on every so often. */
function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
