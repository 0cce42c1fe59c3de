import { formatMicros, toMinorUnits } from "@/lib/format/money";
import { formatRate } from "@/lib/format/numbers";
import { runwayInWords } from "@/lib/funding/runway";
import { fundingTypeName } from "@/lib/funding/words";
import { isFarOff, type SpendPace } from "@/lib/statistics/pacing";
import { paceWord } from "@/lib/statistics/pacing-words";
import type { AccountRunway, CurrencySpend } from "./account-spend";
import type { AccountProblem } from "./problem-kinds";

/** What is known of an account's spend. */
export interface KnownSpend {
  readonly spent?: readonly CurrencySpend[] | undefined;
  readonly runway?: AccountRunway | undefined;
  readonly pace?: SpendPace | undefined;
}

/** Days of spend below which what is left of the funding is worth a word. */
const RUNS_OUT_DAYS = 7n;
/** Millionths of the week before by which spend fell or rose so far that a person should look. */
const HALVED = -500_000n;
const DOUBLED = 1_000_000n;

const amount = (micros: bigint, currency: string) =>
  `${formatMicros(toMinorUnits(micros, currency), currency)} ${currency}`;

/** Problems of an account's spend that need attention. */
export function spendProblems({ spent = [], runway, pace }: KnownSpend): AccountProblem[] {
  return [
    ...(runway ? runsOut(runway) : []),
    ...(pace && isFarOff(pace) && pace.ahead < 0n ? [behind(paceWord(pace))] : []),
    ...spent.flatMap(moved),
  ];
}

function runsOut({ instrument, runway }: AccountRunway): AccountProblem[] {
  if (runway.kind !== "covers" || runway.tenths >= RUNS_OUT_DAYS * 10n) return [];
  const name = instrument.description || fundingTypeName(instrument.type);
  return [
    {
      kind: "funding-runs-out",
      level: "attention",
      what: `${name} lasts ${runway.atMost ? "at most " : ""}${runwayInWords(runway.tenths)} at the pace of the last 7 days.`,
      fix: "Agree on further funding before then.",
      page: "funding",
    },
  ];
}

const behind = (word: string): AccountProblem => ({
  kind: "behind-plan",
  level: "attention",
  what: `${word} over the last 7 days, beside the daily budgets of the campaigns that serve.`,
  fix: "Raise bids, widen the targeting, or lower the budgets.",
  page: "overview",
});

function moved({ currency, week, before, change }: CurrencySpend): AccountProblem[] {
  if (before <= 0n || change === undefined) return [];
  const was = `${amount(week, currency)} in the last 7 days, ${amount(before, currency)} in the 7 before`;
  if (week === 0n) {
    return [
      {
        kind: "spend-stopped",
        level: "attention",
        what: `Nothing was spent in the last 7 days, and ${amount(before, currency)} in the 7 before.`,
        fix: "See which campaigns ended or no longer serve.",
        page: "overview",
      },
    ];
  }
  if (change > HALVED && change < DOUBLED) return [];
  const fell = change < 0n;
  return [
    {
      kind: fell ? "spend-halved" : "spend-doubled",
      level: "attention",
      what: `Spend ${fell ? "fell" : "rose"} by ${formatRate(fell ? -change : change)}: ${was}.`,
      fix: "See which campaigns changed most.",
      page: "overview",
    },
  ];
}
