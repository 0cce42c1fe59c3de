import { TZDate } from "@date-fns/tz";

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Milliseconds at which a calendar day (`2026-11-21`) begins in a zone; undefined if there is no such day. */
export function dayStart(day: string, zone: string): number | undefined {
  return startOf(day, zone, 0);
}

/** Milliseconds at which the next day begins: the end of a day, excluded. Days of 23 and 25 hours included. */
export function dayEnd(day: string, zone: string): number | undefined {
  return startOf(day, zone, 1);
}

function startOf(day: string, zone: string, later: number): number | undefined {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (year === undefined) return undefined;
  const probe = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  if (probe.getUTCMonth() !== Number(month) - 1) return undefined;
  const start = new TZDate(Number(year), Number(month) - 1, Number(date) + later, 0, 0, 0, zone).getTime();
  return Number.isNaN(start) ? undefined : start;
}
