import { NotSet } from "@/components/ui/absent";
import { Money } from "@/components/ui/money";
import { ProgressBar } from "@/components/ui/progress-bar";
import { TimeText } from "@/components/ui/time-text";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { daysAhead } from "@/lib/format/durations";
import { fullness } from "@/lib/funding/remaining";
import { daysUntilEnd } from "@/lib/funding/runway";
import { zoneOrUtc } from "@/lib/time/calendar";

interface AmountProps {
  micros: string | null;
  instrument: FundingInstrument;
  rounded?: boolean;
}

/** An amount of a funding source that the service may leave out. */
export function Amount({ micros, instrument, rounded = false }: AmountProps) {
  if (micros === null) return <NotSet what="Not available" />;
  return <Money micros={micros} currency={instrument.currency} rounded={rounded} />;
}

/** The credit limit or the booked amount, whichever the type has. */
export function WholeAmount({ instrument }: { instrument: FundingInstrument }) {
  const { credit_limit_local_micro: limit, funded_amount_local_micro: funded } = instrument;
  if (limit !== null || funded === null) return <Amount micros={limit} instrument={instrument} />;
  return (
    <span>
      <Amount micros={funded} instrument={instrument} />{" "}
      <span className="text-sm text-text-muted">booked</span>
    </span>
  );
}

/** The remaining amount, with a bar if the whole is known too. */
export function RemainingAmount({ instrument, rounded = false }: Omit<AmountProps, "micros">) {
  const full = fullness(instrument);
  return (
    <span className="inline-flex items-center justify-end gap-2">
      {full !== undefined && (
        <ProgressBar
          label="Left of the whole"
          value={full}
          max={1000}
          tone={full < 100 ? "attention" : "accent"}
          className="w-12!"
        />
      )}
      <Amount micros={instrument.credit_remaining_local_micro} instrument={instrument} rounded={rounded} />
    </span>
  );
}

/** An end within this many days is highlighted. */
const SOON_DAYS = 7;

interface EndTimeProps {
  instrument: FundingInstrument;
  zone: string;
  now: number;
}

/** When it ends, and in how many days if that is soon. */
export function EndTime({ instrument, zone, now }: EndTimeProps) {
  if (instrument.end_time === null) return <NotSet what="No end" />;
  const days = daysUntilEnd(instrument, zoneOrUtc(zone), now);
  const soon = days !== undefined && days >= 0 && days <= SOON_DAYS && !instrument.deleted;
  return (
    <span className="whitespace-nowrap">
      <TimeText at={instrument.end_time} zone={zone} show="day" />
      {soon && (
        <span className="text-attention">
          {" · "}
          {daysAhead(days)}
        </span>
      )}
    </span>
  );
}
