import type { FlightDates, SpendPlan } from "./pacing";

/** A record that has budgets, in micros as text. */
interface Budgeted {
  readonly deleted: boolean;
  readonly entity_status: string;
  readonly daily_budget_amount_local_micro: string | null;
  readonly total_budget_amount_local_micro: string | null;
}

/** Its dates, as instants of the service. */
interface Dated {
  readonly start_time: string | null;
  readonly end_time: string | null;
}

const micros = (text: string | null) => (text === null ? undefined : BigInt(text));

const STATES: Readonly<Record<string, SpendPlan["state"]>> = { PAUSED: "paused", DRAFT: "draft" };

function flightOf({ start_time: start, end_time: end }: Dated): FlightDates | undefined {
  if (start === null) return undefined;
  return { start: Date.parse(start), end: end === null ? undefined : Date.parse(end) };
}

/** The budget of a record, and its own dates if it has any. */
export const recordPlan = (record: Budgeted, dated?: Dated): SpendPlan => ({
  daily: micros(record.daily_budget_amount_local_micro),
  total: micros(record.total_budget_amount_local_micro),
  flight: dated && flightOf(dated),
  state: record.deleted ? "deleted" : (STATES[record.entity_status] ?? "on"),
});
