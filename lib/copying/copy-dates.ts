import { type Day, dayIn, daysBetween } from "@/lib/time/calendar";

/** What becomes of the dates of copies. */
export type DateChange =
  | { readonly kind: "keep" }
  | { readonly kind: "days"; readonly days: number }
  /** The first of them begins on that day, the others as long after it as before. */
  | { readonly kind: "start"; readonly day: Day };

export interface Dated {
  readonly start_time: string | null;
  readonly end_time: string | null;
}

/** By how many days the dates of copies are moved. */
export function daysMoved(models: readonly Dated[], change: DateChange, zone: string): number {
  if (change.kind === "keep") return 0;
  if (change.kind === "days") return change.days;
  const starts = models.flatMap(({ start_time }) => (start_time === null ? [] : Date.parse(start_time)));
  return starts.length === 0 ? 0 : daysBetween(dayIn(zone, Math.min(...starts)), change.day);
}

/** Whether line items are over, so that copies with their dates would be, too. */
export const areOver = ({ end_time }: Dated, now: number): boolean =>
  end_time !== null && Date.parse(end_time) <= now;
