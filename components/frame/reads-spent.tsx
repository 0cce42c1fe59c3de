import type { MeteredRate, SpentReads } from "@/lib/ads/rate-meter";
import { formatNumber } from "@/lib/format/numbers";

interface ReadsSpentProps {
  rate: MeteredRate;
  spent: SpentReads;
}

/** What used a limit: which job in which account, and what did not come from this dashboard. */
export function ReadsSpent({ rate, spent: { counted, by } }: ReadsSpentProps) {
  const named = by.reduce((sum, { reads }) => sum + reads, 0);
  // Pending calls are counted here before a response contains them.
  const others = Math.max(0, rate.limit - rate.remaining - counted);
  const rest = [
    { label: "Smaller uses", reads: counted - named },
    { label: "Other applications and instances", reads: others },
  ].filter(({ reads }) => reads > 0);
  if (by.length === 0 && rest.length === 0) return null;
  return (
    <ul aria-label="Used by" className="col-span-2 mt-1 flex flex-col gap-1 border-l pl-3 text-sm">
      {by.map(({ job, account, person, reads }) => (
        <li key={`${job} ${account} ${person}`} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            {job}
            <span className="block truncate text-text-muted">
              {[account, person !== rate.scope.handle && `opened by @${person}`].filter(Boolean).join(" · ")}
            </span>
          </span>
          <span className="shrink-0 text-text-muted">{formatNumber(reads)}</span>
        </li>
      ))}
      {rest.map(({ label, reads }) => (
        <li key={label} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">{label}</span>
          <span className="shrink-0 text-text-muted">{formatNumber(reads)}</span>
        </li>
      ))}
    </ul>
  );
}
