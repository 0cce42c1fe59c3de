import {
  dateInName,
  fillPattern,
  freeTokens,
  type TokenValues,
  typedForToken,
} from "@/lib/campaigns/name-pattern";
import { listPlain } from "@/lib/format/lists";
import { formatNumber } from "@/lib/format/numbers";
import { addDays, type Day, dayIn } from "@/lib/time/calendar";
import { readExchangeRate } from "./copy-amounts";
import { areOver, type DateChange, type Dated } from "./copy-dates";
import { type CopyList, isCopyToken, NAME_PARTS, readCopyList, tokensOfRow, variesByRow } from "./copy-names";

/** What is typed and chosen for copies. */
export interface CopyTyped {
  way: "number" | "list";
  times: string;
  /** What each copy is for, one a line. */
  lines: string;
  pattern: string;
  /** How line items are called within copies of campaigns. */
  itemPattern: string;
  /** What is typed for the patterns' other tokens. */
  tokens: TokenValues;
  /** Copied with everything in it. */
  whole: boolean;
  /** The account that copies are created in. */
  account: string;
  /** Their funding source; empty for that of their models. */
  funding: string;
  /** The campaign that they belong to; empty for that of their models. */
  campaign: string;
  rate: string;
  /** Empty until it is chosen: what was over by then begins again tomorrow. */
  dates: DateChange["kind"] | "";
  days: string;
  day: Day;
}

type CopyField = keyof CopyTyped;

export const emptyCopy = (accountId: string): CopyTyped => ({
  way: "number",
  times: "1",
  lines: "",
  pattern: `${NAME_PARTS.model} ${NAME_PARTS.line}`,
  itemPattern: NAME_PARTS.model,
  tokens: {},
  whole: true,
  account: accountId,
  funding: "",
  campaign: "",
  rate: "",
  dates: "",
  days: "7",
  day: "",
});

/** More than this at once is a slip rather than a wish. */
const COPIES_MAX = 100;
/** As many lines as a person can look through; the rest belongs into another list. */
const LINES_MAX = 200;
/** Days by which dates are moved. */
const DAYS_MAX = 3_650;
/** Records that one job creates: more would take hours, and no browser is left open that long. */
export const COPIED_STEPS_MAX = 20_000;

export const timesOf = (typed: string): number | undefined => {
  const times = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return times >= 1 && times <= COPIES_MAX ? times : undefined;
};

const daysOf = (typed: string): number | undefined => {
  const days = /^[-−+]?\d{1,4}$/.test(typed.trim()) ? Number(typed.trim().replace("−", "-")) : Number.NaN;
  return Math.abs(days) <= DAYS_MAX ? days : undefined;
};

/** The tokens without a typed value, as an instruction; undefined where there are none. */
function untyped(tokens: readonly string[], values: TokenValues): string | undefined {
  const empty = tokens.filter((token) => typedForToken(values, token) === undefined);
  return empty.length === 0 ? undefined : `Fill in ${listPlain(empty)} first.`;
}

/** Tokens of the patterns that are typed: those that neither the models nor the list provide. */
export const tokensToType = ({ pattern, itemPattern }: CopyTyped, list: CopyList): readonly string[] => [
  ...new Set(
    [...freeTokens(pattern), ...freeTokens(itemPattern)].filter((token) => !isCopyToken(token, list)),
  ),
];

/** The values of tokens that neither the models nor the list provide: dates, and what is typed. */
export const tokenElse =
  ({ tokens }: CopyTyped, today: Day) =>
  (token: string): string | undefined =>
    dateInName(token, today) ?? typedForToken(tokens, token);

/** What the copy of one row is called. */
export const nameOfRow = (
  typed: CopyTyped,
  list: CopyList,
  row: readonly string[],
  { modelName, today }: { readonly modelName: string; readonly today: Day },
): string => fillPattern(typed.pattern, tokensOfRow(list, row, modelName, tokenElse(typed, today))).trim();

/** What is shown at fields whose problems are seen at once. */
export function copyProblems(typed: CopyTyped, needsRate: boolean): ReadonlyMap<CopyField, string> {
  const problems = new Map<CopyField, string>();
  if (typed.way === "number") {
    if (timesOf(typed.times) === undefined) problems.set("times", `A whole number from 1 to ${COPIES_MAX}.`);
  } else {
    const list = readCopyList(typed.lines);
    const count = list.rows.length;
    if (count > LINES_MAX) {
      problems.set("lines", `At most ${LINES_MAX} lines at once. These are ${formatNumber(count)}.`);
    }
    if (!variesByRow(typed.pattern, list))
      problems.set("pattern", `Write ${whatVaries(list)} where each line belongs.`);
  }
  if (needsRate && typed.rate.trim() !== "" && readExchangeRate(typed.rate) === undefined) {
    problems.set("rate", "A rate such as 1.08, with up to six decimals.");
  }
  if (typed.dates === "days" && daysOf(typed.days) === undefined) {
    problems.set("days", `A whole number of days, at most ${formatNumber(DAYS_MAX)}.`);
  }
  return problems;
}

const whatVaries = ({ headings: [first] }: CopyList) =>
  first === undefined ? NAME_PARTS.line : `{${first}}`;

/** Why nothing can be planned yet, though nothing that was typed is wrong; undefined where something can. */
export function copyMissing(typed: CopyTyped, needsRate: boolean): string | undefined {
  if (needsRate && readExchangeRate(typed.rate) === undefined) return "Enter the exchange rate first.";
  if (typed.way === "number") return undefined;
  const list = readCopyList(typed.lines);
  if (list.rows.length === 0) return "Write what each copy is for first, one a line.";
  return untyped(tokensToType(typed, list), typed.tokens);
}

/** The chosen change of dates: by default, what is over begins again tomorrow. */
export function dateChangeOf(
  typed: CopyTyped,
  models: readonly Dated[],
  zone: string,
  now: number,
): DateChange {
  const kind = typed.dates || (models.some((model) => areOver(model, now)) ? "start" : "keep");
  if (kind === "days") return { kind, days: daysOf(typed.days) ?? 0 };
  return kind === "start" ? { kind, day: typed.day || addDays(dayIn(zone, now), 1) } : { kind };
}
