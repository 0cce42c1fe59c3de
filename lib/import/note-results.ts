import type { PlannedItem } from "@/lib/bulk/bulk-plan";
import type { ItemOutcome } from "@/lib/bulk/bulk-run";
import { aboutToSend, type StoredOutcome, type StoredOutcomes, withOutcomes } from "@/lib/bulk/stored-job";
import { noteResults, resultsOf } from "./results";

/** Notes what becomes of a job's items at the rows that they were read from. */
export function notesFor(source: string, items: readonly PlannedItem[]) {
  const rows = new Map(items.flatMap(({ key, row }) => (row === undefined ? [] : [[key, row] as const])));
  const note = (keys: Iterable<string>, outcomes: StoredOutcomes) =>
    noteResults(
      source,
      [...keys].flatMap((key) => {
        const row = rows.get(key);
        return row === undefined ? [] : [[row, outcomes.get(key)] as const];
      }),
    );
  return {
    /** Has to be awaited before the batch leaves. */
    sending: (batch: readonly PlannedItem[]) => {
      const outcomes = aboutToSend(new Map(), batch);
      return note(outcomes.keys(), outcomes);
    },
    settled: (results: ReadonlyMap<string, ItemOutcome>) =>
      note(results.keys(), withOutcomes(new Map(), results)),
    /** Whether a record is what another row became, so that it cannot be what one of these did. */
    isTaken: (id: string, batch: readonly PlannedItem[]): boolean => {
      if (batch.some(({ key }) => key === id)) return false;
      const done = [...resultsOf(source).rows.values()];
      return done.some((result) => result.state === "done" && result.id === id);
    },
    /** What may be tried again as it was: the rows that were not changed or sent since. */
    isLeft: ({ row }: PlannedItem): boolean => {
      const state = row === undefined ? undefined : resultsOf(source).rows.get(row)?.state;
      return state === "failed" || state === "unknown";
    },
  };
}

/** What the service refused of a row, at the columns in which it is typed. */
export function refusedCells<Field extends string>(
  result: StoredOutcome | undefined,
  fieldOf: (parameter: string) => Field | undefined,
): ReadonlyMap<Field, string> {
  const cells = new Map<Field, string>();
  for (const { parameter, message } of result?.state === "failed" ? result.errors : []) {
    const field = parameter === undefined ? undefined : fieldOf(parameter);
    if (field !== undefined) cells.set(field, message);
  }
  return cells;
}
