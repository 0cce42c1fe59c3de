import { microsToDecimal } from "@/lib/format/money";
import { inCurrency } from "@/lib/grid/csv-columns";
import type { Figure } from "@/lib/statistics/figures";
import type { SpendPace } from "@/lib/statistics/pacing";
import { gapWords, PACE_CLASSES, paceClasses, paceClassName, paceWord } from "@/lib/statistics/pacing-words";
import type { AccountRecord, RecordColumn } from "./record-columns";

const PACE_IDS = ["pace", "projected"] as const;
type PaceColumnId = (typeof PACE_IDS)[number];

const paceIds: ReadonlySet<string> = new Set(PACE_IDS);

/** Whether a column needs the pacing of records. */
export const isPaceColumn = (id: string): boolean => paceIds.has(id);

/** A preset of columns, besides those of measures. */
export const PACE_PRESET = { label: "Pacing", of: ["spend", ...PACE_IDS] } as const;

const UNREAD: SpendPace = { kind: "unread" };

function projectedOf(pace: SpendPace): Figure {
  if (pace.kind === "gap") return { kind: "none", why: gapWords(pace.gap).short };
  if (pace.kind !== "pace") return pace;
  if (pace.projected !== undefined) return { kind: "value", value: pace.projected };
  const why =
    pace.state === "paused"
      ? "Paused: it spends nothing more"
      : pace.lastDays === undefined
        ? "No end to project to"
        : "What it spent at first is not read";
  return { kind: "none", why };
}

/** The columns for the pacing of records; empty without `of`. */
export function paceColumns<Row extends AccountRecord>(
  of: ((id: string) => SpendPace) | undefined,
): Readonly<Record<PaceColumnId, RecordColumn<Row, never>>> {
  const paceOf = ({ id }: Row) => of?.(id) ?? UNREAD;
  const projected = (row: Row) => {
    const figure = projectedOf(paceOf(row));
    return figure.kind === "value" ? figure.value : null;
  };
  const paced = (row: Row) => {
    const pace = paceOf(row);
    return pace.kind === "pace" ? pace : undefined;
  };
  const ahead = (row: Row) => {
    const pace = paced(row);
    return pace ? Number(pace.ahead) : null;
  };
  return {
    pace: {
      label: "Pacing",
      width: 176,
      hint: "What was spent beside what today’s budget plans for the complete days so far: a total budget evenly over its dates, a daily budget each day.",
      value: { kind: "pace", of: paceOf },
      // Furthest behind first.
      order: () => ({ key: ahead }),
      filter: {
        label: "Pacing",
        kind: "choice",
        values: PACE_CLASSES,
        words: paceClassName,
        of: (row) => paceClasses(paceOf(row)),
      },
      group: () => ({
        keyOf: (row) => paceClasses(paceOf(row)).at(-1) ?? null,
        words: paceClassName,
        keys: PACE_CLASSES,
        none: "Not read yet",
      }),
      file: {
        Pacing: { text: (row) => fileWord(paceOf(row)) },
        "Spent of plan (%)": {
          text: (row) => {
            const at = ahead(row);
            return at === null ? "" : microsToDecimal(BigInt(1_000_000 + at) * 100n, "USD");
          },
          counted: () => ({ unit: "rate" }),
        },
        "Planned to date": {
          text: (row) => {
            const pace = paced(row);
            return pace ? microsToDecimal(pace.planned, row.currency) : "";
          },
          counted: inCurrency,
        },
      },
    },
    projected: {
      label: "Projected spend",
      width: 140,
      numeric: true,
      largestFirst: true,
      hint: "What it will have spent at its end, if it goes on as in the last seven complete days; no more than its total budget.",
      value: {
        kind: "figure",
        unit: "money",
        of: (row) => ({ figure: projectedOf(paceOf(row)), finality: "estimate" }),
      },
      order: () => ({
        key: (row) => {
          const value = projected(row);
          return value === null ? null : Number(value);
        },
      }),
      filter: {
        label: "Projected spend",
        kind: "money",
        of: (row) => ({ amount: projected(row)?.toString() ?? null, currency: row.currency }),
      },
      file: {
        "": {
          text: (row) => {
            const value = projected(row);
            return value === null ? "" : microsToDecimal(value, row.currency);
          },
          counted: inCurrency,
        },
      },
    },
  };
}

/** A pace in a file: empty while unknown. */
function fileWord(pace: SpendPace): string {
  if (pace.kind === "gap") return gapWords(pace.gap).short;
  return pace.kind === "pace" ? paceWord(pace) : "";
}
