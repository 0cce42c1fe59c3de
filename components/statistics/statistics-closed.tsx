import { Lock } from "lucide-react";

interface StatisticsClosedProps {
  /** Which role is missing, and who can give it. */
  reason: string;
}

/** Shown above a list to people without access to its statistics. */
export const ClosedTotals = ({ reason }: StatisticsClosedProps) => (
  <section aria-label="Totals" className="shrink-0 border-b px-4 py-1.5 *:max-w-none">
    <StatisticsClosed reason={reason} />
  </section>
);

/** Shown in place of statistics to people whose role does not include them. */
export function StatisticsClosed({ reason }: StatisticsClosedProps) {
  return (
    <p className="flex max-w-prose items-baseline gap-1.5 text-sm text-text-muted">
      <Lock size={13} aria-hidden className="shrink-0 translate-y-0.5" />
      <span>{reason}</span>
    </p>
  );
}
