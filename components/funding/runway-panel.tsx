import Link from "next/link";
import { FindingValue } from "@/components/accounts/finding-value";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { Button } from "@/components/ui/button";
import { Money } from "@/components/ui/money";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { formatDay } from "@/lib/format/dates";
import { counted, plural } from "@/lib/format/plurals";
import { type DailyPlan, daysUntilEnd, type Runway, runwayInWords, runwayOf } from "@/lib/funding/runway";
import { addDays, dayIn, daysBetween, zoneOrUtc } from "@/lib/time/calendar";
import type { Plans } from "./use-funding";

interface RunwayPanelProps {
  instrument: FundingInstrument;
  plans: Plans;
  zone: string;
  now: number;
  onRetry: () => void;
}

/** The planned spend of active campaigns from a funding source, and how long it would last. */
export function RunwayPanel({ instrument, plans, zone, now, onRetry }: RunwayPanelProps) {
  return (
    <div className="flex flex-col gap-2">
      <FindingValue finding={plans} what="the campaigns" skeleton="h-10 w-full">
        {(all) => {
          const plan = all.get(instrument.id);
          return plan && <Plan instrument={instrument} plan={plan} zone={zoneOrUtc(zone)} now={now} />;
        }}
      </FindingValue>
      {plans.state === "failed" && (
        <Button size="small" className="self-start" onClick={onRetry}>
          Read the campaigns again
        </Button>
      )}
      <p className="text-sm text-text-muted">
        Based on daily budgets, not actual spend. Days are those of the account’s time zone, today being the
        first.
      </p>
    </div>
  );
}

interface PlanProps {
  instrument: FundingInstrument;
  plan: DailyPlan;
  zone: string;
  now: number;
}

function Plan({ instrument, plan, zone, now }: PlanProps) {
  const { environment, handle, accountId } = useAccount();
  const runway = runwayOf(instrument, plan, zone, now);
  const spending = plan.counted + plan.withoutDaily + plan.otherCurrency;
  const campaigns = accountHref({ environment, handle, accountId });
  const filter = new URLSearchParams({
    funding: instrument.id,
    ...(spending > 0 && instrument.able_to_fund && { status: "serving" }),
  });
  return (
    <>
      <p>
        {headline(runway)} {runway.kind === "covers" && endsFirst(instrument, runway, zone, now)}
      </p>
      <ul className="list-disc pl-5 text-text-muted">
        {plan.counted > 0 && (
          <li>
            {counted(plan.counted, "campaign")} that can spend now{" "}
            {plural(plan.counted, { one: "plans", other: "plan" })}{" "}
            <Money micros={plan.perDay} currency={instrument.currency} /> a day together.
          </li>
        )}
        {plan.withoutDaily > 0 && (
          <li>
            {counted(plan.withoutDaily, "campaign")} without a daily budget{" "}
            {plural(plan.withoutDaily, { one: "is", other: "are" })} not in the sum: the budget is set by line
            item or not at all.
          </li>
        )}
        {plan.otherCurrency > 0 && (
          <li>{counted(plan.otherCurrency, "campaign")} in another currency: not added.</li>
        )}
        {plan.scheduled > 0 && (
          <li>{counted(plan.scheduled, "scheduled campaign")} will spend later: not in the sum.</li>
        )}
        {runway.kind === "covers" && runway.from === "funded" && (
          <li>Based on the booked amount: how much of it is left is not reported.</li>
        )}
      </ul>
      <Link href={`${campaigns}?${filter}`} className="self-start text-accent-text underline">
        {spending > 0 && instrument.able_to_fund
          ? `Show the ${counted(spending, "campaign")} that can spend`
          : "Show its campaigns"}
      </Link>
    </>
  );
}

function headline(runway: Runway): string {
  switch (runway.kind) {
    case "no-plan":
      return "No campaign with a daily budget can spend from it now.";
    case "ended":
      return "It has ended: what is left of it can no longer be spent.";
    case "unknown":
      return "How long it lasts is unknown: its balance is not reported.";
    case "until-end":
      return `Lasts until it ends on ${formatDay(runway.end)}${runway.atMost ? " at most" : ""}, if the campaigns that can spend now keep spending their full daily budgets.`;
    case "covers":
      return `Covers ${runway.atMost ? "at most " : ""}${runwayInWords(runway.tenths)} if the campaigns that can spend now keep spending their full daily budgets${
        runway.lastFullDay ? `: in full up to ${formatDay(runway.lastFullDay)}` : ""
      }.`;
  }
}

/** How long before its end the money would run out. */
function endsFirst(
  instrument: FundingInstrument,
  runway: Extract<Runway, { kind: "covers" }>,
  zone: string,
  now: number,
): string {
  const days = daysUntilEnd(instrument, zone, now);
  if (instrument.end_time === null || days === undefined || days < 0) return "";
  const end = dayIn(zone, Date.parse(instrument.end_time));
  const ends = `It ends on ${formatDay(end)}`;
  if (runway.lastFullDay === undefined) return `${ends}.`;
  const spare = daysBetween(addDays(runway.lastFullDay, 1), end);
  return spare > 0 ? `${ends}, ${counted(spare, "day")} after the money would be used up.` : `${ends}.`;
}
