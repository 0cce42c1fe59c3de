import { byCodePoint } from "@/lib/format/lists";
import { microsToDecimal } from "@/lib/format/money";
import type { GroupSum } from "@/lib/grid/group-head";
import type { RecordColumn } from "@/lib/records/record-columns";
import { knownValue } from "@/lib/remote-data";
import { gapWords, PACE_CLASSES, paceClasses, paceClassName, paceWord } from "@/lib/statistics/pacing-words";
import { addSpends, type CurrencySpend, type SpentInDays } from "./account-spend";
import { amountOrder, amountsText, inFile } from "./file-words";
import type { AccountRow } from "./portfolio";
import { whyNoStatistics } from "./roles";

export const SPEND_IDS = ["spend_today", "spend", "spend_change", "pace", "runway"] as const;
type SpendColumnId = (typeof SPEND_IDS)[number];

/** What an account spent in the currency in which it spends most. */
export const mainSpend = ({ spent }: AccountRow): CurrencySpend | undefined => knownValue(spent)?.[0];

/**
 * What accounts spent together, by currency, and never across them. Accounts of which that is not known are left out,
 * and so are currencies in which nothing was spent.
 */
export const spendOfRows = (rows: readonly AccountRow[]): readonly CurrencySpend[] =>
  addSpends(
    rows.flatMap(({ spent }) =>
      (knownValue(spent) ?? []).map((each) => ({ currency: each.currency, spent: each })),
    ),
  ).filter(({ today, week, before }) => today > 0n || week > 0n || before > 0n);

function spendColumn(
  which: keyof SpentInDays,
  words: Pick<RecordColumn<AccountRow>, "label" | "hint" | "width" | "usualFrom">,
): RecordColumn<AccountRow, never> {
  const { label } = words;
  const amounts = ({ spent }: AccountRow, of: keyof SpentInDays) =>
    inFile(spent, (all) => amountsText(all.map((each) => ({ currency: each.currency, micros: each[of] }))));
  return {
    ...words,
    numeric: true,
    largestFirst: true,
    value: { kind: "own" },
    order: () => ({
      key: (row) => {
        const main = mainSpend(row);
        return main ? amountOrder(main.currency, main[which]) : null;
      },
      texts: byCodePoint,
    }),
    filter: {
      label,
      kind: "money",
      of: (row) => {
        const main = mainSpend(row);
        return { amount: main?.[which].toString() ?? null, currency: main?.currency ?? row.currency };
      },
    },
    summed: (rows) => {
      const counted = rows.filter(({ spent }) => spent.state === "known").length;
      return spendOfRows(rows).map(
        (sum): GroupSum => ({ currency: sum.currency, unit: "money", value: sum[which], rows: counted }),
      );
    },
    file: {
      "": { text: (row) => amounts(row, which) },
      ...(which === "week" && { "Spend, the 7 days before": { text: (row) => amounts(row, "before") } }),
    },
  };
}

/** Days that the funding lasts, in tenths; null where that is not known, or it outlasts the instrument. */
function runwayTenths({ runway }: AccountRow): bigint | null {
  const found = knownValue(runway)?.runway;
  return found?.kind === "covers" ? found.tenths : null;
}

/** The columns of what accounts spent. */
export const SPEND_COLUMNS: Readonly<Record<SpendColumnId, RecordColumn<AccountRow, never>>> = {
  spend: spendColumn("week", {
    label: "Spend, 7 days",
    hint: "In the last seven complete days of the account; the arrow compares with the seven before. Ordered by currency, then amount",
    width: 164,
    usualFrom: 0,
  }),
  spend_today: spendColumn("today", {
    label: "Spend today",
    hint: "So far, on the account’s clocks",
    width: 116,
    usualFrom: 1760,
  }),
  spend_change: {
    label: "Spend, change",
    hint: "The last seven complete days against the seven before",
    width: 124,
    numeric: true,
    largestFirst: true,
    value: { kind: "own" },
    order: () => ({ key: (row) => numberOf(mainSpend(row)?.change) }),
    filter: {
      label: "Spend, change",
      kind: "number",
      unit: "rate",
      of: (row) => mainSpend(row)?.change ?? null,
    },
    file: {
      "Spend, change (%)": {
        text: (row) => {
          const change = mainSpend(row)?.change;
          return change === undefined ? "" : microsToDecimal(change * 100n, "USD");
        },
        counted: () => ({ unit: "rate" }),
      },
    },
  },
  pace: {
    label: "Pacing",
    hint: "Spend of the last seven complete days beside the daily budgets of the campaigns that serve",
    width: 140,
    usualFrom: 1600,
    value: { kind: "own" },
    order: () => ({ key: ({ pace }) => (pace.kind === "pace" ? Number(pace.ahead) : null) }),
    filter: {
      label: "Pacing",
      kind: "choice",
      values: PACE_CLASSES,
      words: paceClassName,
      of: ({ pace }) => paceClasses(pace),
    },
    group: () => ({
      keyOf: ({ pace }) => paceClasses(pace).at(-1) ?? null,
      words: paceClassName,
      keys: PACE_CLASSES,
      none: "Not read yet",
    }),
    file: {
      Pacing: {
        text: ({ pace }) =>
          pace.kind === "pace"
            ? paceWord(pace)
            : pace.kind === "gap"
              ? gapWords(pace.gap).short
              : "not read yet",
      },
    },
  },
  runway: {
    label: "Funding lasts",
    hint: "At the pace of the last seven days: the funding source that is used up first",
    width: 112,
    numeric: true,
    usualFrom: 1440,
    value: { kind: "own" },
    order: () => ({ key: (row) => numberOf(runwayTenths(row) ?? undefined) }),
    filter: {
      label: "Funding lasts (days)",
      kind: "number",
      unit: "count",
      of: (row) => {
        const tenths = runwayTenths(row);
        return tenths === null ? null : tenths / 10n;
      },
    },
    file: {
      "Funding lasts (days)": {
        text: (row) => {
          const tenths = runwayTenths(row);
          return tenths === null ? "" : `${tenths / 10n}.${tenths % 10n}`;
        },
        counted: () => ({ unit: "count" }),
      },
    },
  },
};

const numberOf = (value: bigint | undefined) => (value === undefined ? null : Number(value));

/** Which role is missing to see what an account spent; undefined where it is not for that. */
export const whyNoSpend = ({ permissions }: Pick<AccountRow, "permissions">): string | undefined =>
  permissions.state === "known" ? whyNoStatistics(permissions.value) : undefined;
