import { fieldName } from "@/lib/ads/field-words";
import { LIMIT_REACHED } from "@/lib/ads/patience";
import { CSV_START, csvLine, identifierCell } from "@/lib/csv/cells";
import { valueInWords } from "@/lib/field-values";
import type { JobRemark, JobUpdate } from "@/lib/jobs/jobs";
import type { PlannedItem } from "./bulk-plan";
import type { BulkEvent, ItemOutcome } from "./bulk-run";

type States = ReadonlyMap<string, ItemOutcome>;

/** What a job shows while its run reports. */
export function progressOf(event: BulkEvent): JobUpdate {
  switch (event.type) {
    case "looking":
      return { state: "running", resumesAt: undefined, note: "Looking whether anything changed since" };
    case "sending":
      return { state: "running", resumesAt: undefined, note: `Sending ${event.items.length} of them` };
    case "settled":
      return { state: "running", resumesAt: undefined, note: undefined };
    case "waiting":
      return {
        state: "waiting",
        resumesAt: event.until,
        note: event.reason === "allowance" ? LIMIT_REACHED : "No answer came; looking what took effect",
      };
    case "stopped":
      return { note: event.words };
  }
}

/** How far a run has come, item by item. */
export function tallyOf(items: readonly PlannedItem[], states: States) {
  const tally = { done: 0, failed: 0, unknown: 0 };
  const remarks: JobRemark[] = [];
  const failures: JobRemark[] = [];
  const created: JobRemark[] = [];
  for (const { key, name: own, within, before, one } of items) {
    const name = within === undefined ? own : `${own} in ${within}`;
    const state = states.get(key);
    if (!state || state.state === "held-back") continue;
    tally[state.state] += 1;
    if (state.state === "done") {
      if (one !== undefined) created.push({ name, words: `${one}, id ${state.id ?? "unknown"}` });
      for (const { field, from, to } of state.surprises) {
        const [old, now] = [from, to].map((value) => valueInWords(field, value, before?.currency ?? ""));
        remarks.push({ name, words: `Also changed: ${fieldName(field)}: ${old} → ${now}` });
      }
    } else failures.push({ name, words: reasonOf(state) });
  }
  return { ...tally, remarks, failures, created };
}

function reasonOf(state: ItemOutcome): string {
  if (state.state === "failed") return state.errors.map(({ message }) => message).join("; ");
  return "No answer arrived, so whether it took effect is not known yet.";
}

/** Items that a run left undone, whatever the cause. */
export function itemsNotDone<Item extends PlannedItem>(items: readonly Item[], states: States): Item[] {
  return items.filter(({ key }) => states.get(key)?.state !== "done");
}

/** Items of a run that were never stored nor refused: not sent, or held back for a neighbour's sake. */
export function unsent(items: readonly PlannedItem[], states: States): PlannedItem[] {
  return items.filter(({ key }) => {
    const state = states.get(key)?.state;
    return state === undefined || state === "held-back";
  });
}

/** The service's messages, in one line with their codes. */
export const errorsInWords = (
  errors: readonly { readonly code: string; readonly message: string }[],
): string => errors.map(({ code, message }) => `${code}: ${message}`).join("; ");

/** A file of what was left undone and why. */
export function undoneAsCsv(items: readonly PlannedItem[], states: States): string[] {
  return [
    CSV_START,
    csvLine(["ID", "Name", "Outcome", "Why"]),
    ...itemsNotDone(items, states).map(({ key, name, before }) => {
      const state = states.get(key);
      const errors = state?.state === "failed" ? state.errors : [];
      return csvLine([
        before ? identifierCell(before.id) : "",
        name,
        state?.state === "failed" ? "failed" : state?.state === "unknown" ? "unknown" : "not sent",
        errorsInWords(errors),
      ]);
    }),
  ];
}
