import { StatusMark } from "@/components/ui/status-mark";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { explainFundingReason } from "@/lib/delivery/funding-reasons";

/** Temporary reasons. */
const PASSING: readonly string[] = ["STARTS_IN_FUTURE", "CREDIT_CARD_APPROVAL_PENDING"];

/** Whether a funding source can pay, and if not, why, in a word. */
export function AbleMark({ instrument }: { instrument: FundingInstrument }) {
  const { able_to_fund, deleted, reasons_not_able_to_fund: codes } = instrument;
  if (deleted) return <StatusMark kind="ended">Deleted</StatusMark>;
  if (able_to_fund) return <StatusMark kind="running">Can pay</StatusMark>;
  const reasons = codes.map(explainFundingReason);
  const [first, ...others] = reasons;
  const passing = codes.length > 0 && codes.every((code) => PASSING.includes(code));
  return (
    <span
      title={reasons.map(({ what, fix }) => `${what}. ${fix}`).join("\n")}
      className="inline-flex min-w-0"
    >
      <StatusMark kind={passing ? "attention" : "blocked"}>
        {first ? first.what : "Cannot pay; no reason given"}
        {others.length > 0 && ` +${others.length}`}
      </StatusMark>
    </span>
  );
}
