import type { Account } from "@/lib/ads/endpoints/accounts";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { campaignLimit } from "@/lib/campaigns/campaign-limit";
import { explainFundingReason } from "@/lib/delivery/funding-reasons";
import { formatDay } from "@/lib/format/dates";
import { daysAhead } from "@/lib/format/durations";
import { formatNumber, formatPercent } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { fullness } from "@/lib/funding/remaining";
import { daysUntilEnd } from "@/lib/funding/runway";
import { fundingTypeName } from "@/lib/funding/words";
import { withinSentence } from "@/lib/text/characters";
import { dayIn, daysBetween, zoneOrUtc } from "@/lib/time/calendar";
import { type AccountProblem, PROBLEM_KINDS } from "./problem-kinds";
import { type KnownSpend, spendProblems } from "./spend-problems";

/** Days before its end at which an instrument is worth a word. */
const ENDING_DAYS = 7;
/** Thousandths of the limit or booked amount below which funding counts as low. */
const LOW_THOUSANDTHS = 100;

interface KnownOfAccount extends KnownSpend {
  readonly funding?: readonly FundingInstrument[] | undefined;
  readonly campaigns?: number | undefined;
}

/**
 * Everything about an account that needs attention, most urgent first. What is undefined is unknown, and what is not
 * known is not a problem.
 */
export function accountProblems(
  account: Account,
  { funding, campaigns, spent, runway, pace }: KnownOfAccount,
  now: number,
): AccountProblem[] {
  const found = [
    ...approvalProblems(account),
    ...(funding ? fundingProblems(funding, account.timezone, now) : []),
    ...(campaigns === undefined ? [] : limitProblems(campaigns)),
    ...spendProblems({ spent, runway, pace }),
    ...zoneProblems(account, now),
  ];
  return found.sort((a, b) => PROBLEM_KINDS.indexOf(a.kind) - PROBLEM_KINDS.indexOf(b.kind));
}

function approvalProblems({ approval_status }: Account): AccountProblem[] {
  if (approval_status === "REJECTED") {
    return [
      {
        kind: "account-rejected",
        level: "blocked",
        what: "This account was rejected; nothing in it serves.",
        fix: "Ask support why, and appeal there.",
      },
    ];
  }
  if (approval_status === "UNDER_REVIEW") {
    return [
      {
        kind: "account-under-review",
        level: "attention",
        what: "This account is under review; nothing serves until it is accepted.",
        fix: "Wait for the review. Campaigns can be prepared meanwhile.",
      },
    ];
  }
  return [];
}

function fundingProblems(all: readonly FundingInstrument[], zone: string, now: number): AccountProblem[] {
  const instruments = all.filter(({ deleted }) => !deleted);
  if (instruments.length === 0) {
    return [
      {
        kind: "no-funding",
        level: "blocked",
        what: "There is no funding source, so no campaign can be paid for.",
        fix: "In live, the service sets funding up. In sandbox, create one on the funding page.",
        page: "funding",
      },
    ];
  }
  const able = instruments.filter(({ able_to_fund }) => able_to_fund);
  if (able.length === 0) return [unable(instruments)];
  return [...endsSoon(able, zone, now), ...low(able)];
}

function unable(instruments: readonly FundingInstrument[]): AccountProblem {
  const codes = [...new Set(instruments.flatMap((each) => each.reasons_not_able_to_fund))];
  const reasons = codes.map(explainFundingReason);
  const why = reasons.map(({ what }) => withinSentence(what)).join("; ");
  return {
    kind: "funding-unable",
    level: "blocked",
    what: `No funding source can pay${why && ` (${why})`}.`,
    fix: reasons[0]?.fix ?? "Open funding to see each source.",
    page: "funding",
  };
}

/** Only when every instrument that can pay ends: with other funding left, campaigns have somewhere to go. */
function endsSoon(able: readonly FundingInstrument[], zone: string, now: number): AccountProblem[] {
  const ends = able.map((instrument) => ({
    instrument,
    end: instrument.end_time,
    days: daysUntilEnd(instrument, zoneOrUtc(zone), now),
  }));
  const last = ends.reduce((a, b) => ((a.days ?? Infinity) >= (b.days ?? Infinity) ? a : b));
  if (last.end === null || last.days === undefined || last.days > ENDING_DAYS) return [];
  const when = daysAhead(last.days);
  return [
    {
      kind: "funding-ends-soon",
      level: "attention",
      what: `${nameOf(last.instrument)} ends ${when}, on ${formatDay(dayIn(zoneOrUtc(zone), Date.parse(last.end)))}; no other funding follows.`,
      fix: "Agree on further funding before then.",
      page: "funding",
    },
  ];
}

function low(able: readonly FundingInstrument[]): AccountProblem[] {
  return able.flatMap((instrument) => {
    const full = fullness(instrument);
    if (full === undefined || full >= LOW_THOUSANDTHS) return [];
    return [
      {
        kind: "funding-low" as const,
        level: "attention" as const,
        what: `${nameOf(instrument)} has ${percentLeft(instrument, full)} left.`,
        fix: "Ask support to raise its limit or funded amount.",
        page: "funding" as const,
      },
    ];
  });
}

function percentLeft({ credit_remaining_local_micro: left }: FundingInstrument, thousandths: number): string {
  if (left === null || BigInt(left) <= 0n) return "nothing";
  return thousandths === 0 ? `less than ${formatPercent(0.1)}` : formatPercent(thousandths / 10);
}

function limitProblems(campaigns: number): AccountProblem[] {
  const limit = campaignLimit(campaigns);
  const [used, shown] = [campaigns, limit].map((count) => formatNumber(count));
  if (campaigns >= limit) {
    return [
      {
        kind: "at-campaign-limit",
        level: "attention",
        what: `${used} campaigns are in use, as many as an account usually may have (${shown}).`,
        fix: "Delete campaigns that are no longer needed, or ask the account manager for a higher limit.",
        page: "campaigns",
      },
    ];
  }
  if (campaigns * 10 < limit * 9) return [];
  return [
    {
      kind: "near-campaign-limit",
      level: "attention",
      what: `${used} of ${shown} campaigns are in use.`,
      fix: "Delete campaigns that are no longer needed, or ask the account manager for a higher limit.",
      page: "campaigns",
    },
  ];
}

function zoneProblems({ timezone_switch_at }: Account, now: number): AccountProblem[] {
  if (timezone_switch_at === null) return [];
  const at = Date.parse(timezone_switch_at);
  if (Number.isNaN(at) || at < now) return [];
  const days = daysBetween(dayIn("UTC", now), dayIn("UTC", at));
  return [
    {
      kind: "zone-changes",
      level: "attention",
      what: `The account's time zone changes on ${formatDay(dayIn("UTC", at))}${days > 0 ? `, in ${counted(days, "day")}` : ""}.`,
      fix: "Daily budgets start again at the new midnight; check start and end times around that day.",
    },
  ];
}

function nameOf(instrument: FundingInstrument): string {
  return instrument.description || fundingTypeName(instrument.type);
}
