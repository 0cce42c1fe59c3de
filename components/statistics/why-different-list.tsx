"use client";

import { useSession } from "@/components/shell/session";
import { useNow } from "@/components/shell/use-now";
import { type StatisticsSeen, whyDifferent } from "@/lib/statistics/why-different";

/** The reasons for different numbers that apply to the shown days. */
export function WhyDifferentList({ range, zone, many }: StatisticsSeen) {
  const now = useNow();
  const isDemo = useSession().devicePages !== undefined;
  if (now === undefined) return null;
  return (
    <div className="flex flex-col gap-3 p-3">
      <h3 className="font-semibold">Why another report shows other numbers</h3>
      <dl className="flex flex-col gap-2">
        {whyDifferent({ range, zone, many }, now).map(({ title, text }) => (
          <div key={title}>
            <dt className="font-medium text-sm">{title}</dt>
            <dd className="text-sm text-text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      {isDemo && (
        <p className="border-t pt-2 text-sm text-text-muted">
          This is the demo: the emulator makes these numbers up, and no report elsewhere has them.
        </p>
      )}
    </div>
  );
}
