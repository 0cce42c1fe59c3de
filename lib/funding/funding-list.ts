import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { byCodePoint } from "@/lib/format/lists";
import { csvMoney, csvText, inCurrency } from "@/lib/grid/csv-columns";
import {
  type ListSort,
  listExport,
  nameParts,
  orderRows,
  type RowColumn,
  type RowColumns,
  rowColumns,
  timeParts,
} from "@/lib/records/row-columns";
import { wordsTest } from "@/lib/text/characters";
import { type DailyPlan, instrumentHasEnded, spendable } from "./runway";
import { fundingTitle, fundingTypeName } from "./words";

export type FundingColumn = "name" | "able" | "remaining" | "plan" | "end" | "whole" | "type" | "start";
export type FundingColumns = RowColumns<FundingColumn, FundingInstrument>;
export type FundingPlans = ReadonlyMap<string, DailyPlan>;

type AmountField = "credit_remaining_local_micro" | "credit_limit_local_micro" | "funded_amount_local_micro";

/** Added to amounts so that all have the same number of digits, and texts sort by their amounts. */
const ABOVE_ALL = 10n ** 24n;

/** Amounts sort by currency first: different currencies have no order among each other. */
const moneyOrder = (of: (instrument: FundingInstrument) => string | null) => ({
  key: (instrument: FundingInstrument) => {
    const micros = of(instrument);
    return micros === null ? null : `${instrument.currency} ${ABOVE_ALL + BigInt(micros)}`;
  },
  texts: byCodePoint,
});

const moneyInFile = (field: AmountField) => ({
  text: ({ [field]: micros, currency }: FundingInstrument) => csvMoney(micros, currency),
  counted: inCurrency,
});

/** Tenths of days that a source lasts by its plan; null where none is made or what is left is unknown. */
function tenthsLeft(instrument: FundingInstrument, plan: DailyPlan | undefined): number | null {
  const left = spendable(instrument);
  if (instrumentHasEnded(instrument) || !plan || plan.perDay === 0n || left.kind === "unknown") return null;
  return Number((left.micros * 10n) / plan.perDay);
}

/** The columns of what pays for an account's campaigns, with what these plan to take from each. */
export const fundingColumns = (plans: FundingPlans): FundingColumns =>
  rowColumns<FundingColumn, FundingInstrument>({
    name: { label: "Funding source", shrinks: 60, ...nameParts(fundingTitle) },
    able: {
      label: "Able to fund",
      value: { kind: "own" },
      // Those that cannot pay need attention; deleted ones need none.
      order: { key: ({ deleted, able_to_fund }) => (deleted ? 2 : Number(able_to_fund)) },
      file: {
        "": { text: ({ able_to_fund }) => String(able_to_fund) },
        "Why not": { text: ({ reasons_not_able_to_fund }) => reasons_not_able_to_fund.join(" ") },
      },
    },
    remaining: {
      label: "Left",
      hint: "Credit remaining; the bar is its part of the whole",
      numeric: true,
      from: 34,
      value: { kind: "own" },
      order: moneyOrder(({ credit_remaining_local_micro }) => credit_remaining_local_micro),
      file: { "": moneyInFile("credit_remaining_local_micro") },
    },
    plan: runwayColumn(plans),
    end: {
      label: "Ends",
      from: 44,
      ...timeParts(({ end_time }: FundingInstrument) => end_time),
      value: { kind: "own" },
    },
    whole: {
      label: "Limit or booked",
      hint: "Credit limit, or funded amount",
      numeric: true,
      from: 64,
      value: { kind: "own" },
      order: moneyOrder((of) => of.credit_limit_local_micro ?? of.funded_amount_local_micro),
      file: {
        "Credit limit": moneyInFile("credit_limit_local_micro"),
        Booked: moneyInFile("funded_amount_local_micro"),
        Currency: { text: ({ currency }) => currency },
      },
    },
    type: {
      label: "Type",
      from: 76,
      value: { kind: "text", of: ({ type }) => fundingTypeName(type) },
      order: { key: ({ type }) => fundingTypeName(type) },
      file: { "": { text: ({ type }) => type } },
    },
    start: {
      label: "Starts",
      from: 84,
      ...timeParts(({ start_time }: FundingInstrument) => start_time, "day", "No start"),
    },
  });

function runwayColumn(plans: FundingPlans): RowColumn<FundingInstrument> {
  const tenths = (instrument: FundingInstrument) => tenthsLeft(instrument, plans.get(instrument.id));
  return {
    label: "Planned runway",
    hint: "How long it lasts if every active campaign delivers its full daily budget. A plan, not spend.",
    numeric: true,
    from: 60,
    value: { kind: "own" },
    order: { key: tenths },
    file: {
      "Planned runway in days": {
        text: (instrument) => {
          const found = tenths(instrument);
          return found === null ? "" : csvText(found / 10);
        },
        counted: () => ({ unit: "count" }),
      },
    },
  };
}

/** Funding sources in a file. */
export const fundingExport = (columns: FundingColumns) =>
  listExport({ one: "funding source", many: "funding sources" }, columns);

/** The sources that hold every word of the search, in order. What is unknown comes last either way. */
export function arrangeFunding(
  instruments: readonly FundingInstrument[],
  columns: FundingColumns,
  search: string,
  sort: ListSort<FundingColumn>,
): FundingInstrument[] {
  const matches = wordsTest(search);
  const found = instruments.filter(({ id, description, type, currency, io_header }) =>
    matches([id, description, type, fundingTypeName(type), currency, io_header].join(" ")),
  );
  return orderRows(columns, found, sort);
}
