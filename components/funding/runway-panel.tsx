import Link from "next/link";
import { FindingValue } from "@/components/accounts/finding-value";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/place";
import { Button } from "@/components/ui/button";
import { Money } from "@/components/ui/money";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { addDays, dayIn, daysBetween, formatDay, zoneOrUtc } from "@/lib/calendar";
import { counted } from "@/lib/counted";
import { type DailyPlan, daysInWords, daysUntilEnd, type Runway, runwayOf } from "@/lib/funding/runway";
import type { Plans } from "./use-funding";

interface RunwayPanelProps {
  instrument: FundingInstrument;
  plans: Plans;
  zone: string;
  now: number;
  onRetry: () => void;
}

/** What the active campaigns plan to take from an instrument, and how long it would last. */
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
        A plan from daily budgets, not spend: the service tells no delivery figures. Days are those of the
        account's zone, today being the first.
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
  const active = plan.counted + plan.withoutDaily + plan.otherCurrency;
  const campaigns = accountHref({ environment, handle, accountId });
  const filter = new URLSearchParams({ funding: instrument.id, ...(active > 0 && { status: "active" }) });
  return (
    <>
      <p>
        {headline(runway)} {runway.kind === "covers" && endsFirst(instrument, runway, zone, now)}
      </p>
      <ul className="list-disc pl-5 text-text-muted">
        {plan.counted > 0 && (
          <li>
            {counted(plan.counted, "active campaign")} {plan.counted === 1 ? "plans" : "plan"}{" "}
            <Money micros={plan.perDay} currency={instrument.currency} /> a day together.
          </li>
        )}
        {plan.withoutDaily > 0 && (
          <li>
            {counted(plan.withoutDaily, "active campaign")} without a daily budget{" "}
            {plan.withoutDaily === 1 ? "is" : "are"} not in the sum: what{" "}
            {plan.withoutDaily === 1 ? "it plans" : "they plan"} is set by line item or not at all.
          </li>
        )}
        {plan.otherCurrency > 0 && (
          <li>{counted(plan.otherCurrency, "active campaign")} in another currency: not added.</li>
        )}
        {runway.kind === "covers" && runway.from === "funded" && (
          <li>Reckoned from the booked amount: the service does not tell how much of it is left.</li>
        )}
      </ul>
      <Link href={`${campaigns}?${filter}`} className="self-start text-accent-text underline">
        {active > 0 ? `Show the ${counted(active, "active campaign")}` : "Show its campaigns"}
      </Link>
    </>
  );
}

function headline(runway: Runway): string {
  switch (runway.kind) {
    case "no-plan":
      return "No active campaign with a daily budget draws on it, so nothing is planned to be spent.";
    case "ended":
      return "Its end has passed: whatever is left of it pays for nothing any more.";
    case "unknown":
      return "How long it lasts cannot be told: the service does not tell what is left.";
    case "covers":
      return `Covers ${runway.atMost ? "at most " : ""}${daysInWords(runway.tenths)} if every active campaign delivers its full daily budget${
        runway.lastFullDay ? `: in full up to ${formatDay(runway.lastFullDay)}` : ""
      }.`;
  }
}

/** Which comes first, the end of the money or the end of the instrument. */
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
  return spare > 0
    ? `${ends}, ${spare} ${spare === 1 ? "day" : "days"} after the money would be used up.`
    : `${ends}, before the money would be used up.`;
}
