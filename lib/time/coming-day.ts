import { addDays, dayIn } from "./calendar";

const CLOCK = "((?:,? +\\d{1,2}:\\d{2})?)";
const DAY_FIRST = new RegExp(`^(\\d{1,2})\\.? +([a-z]{3,9})${CLOCK}$`, "i");
const MONTH_FIRST = new RegExp(`^([a-z]{3,9}) +(\\d{1,2})${CLOCK}$`, "i");
const NAMED = new RegExp(`^(today|tomorrow)${CLOCK}$`, "i");
/** 29 February comes every four years, once every eight. */
const YEARS_AHEAD = 8;

/**
 * A day as people write it of the future, written whole: `1 Dec` as `1 Dec 2026`, `tomorrow 9:00` as `2026-11-28 9:00`.
 * Anything else stays as it is.
 *
 * @param zone IANA zone whose day it is
 * @param now milliseconds
 */
export function writtenWithYear(text: string, zone: string, now: number): string {
  const said = text.trim();
  const today = dayIn(zone, now);
  const [, word, clock = ""] = NAMED.exec(said) ?? [];
  if (word !== undefined) return `${word.toLowerCase() === "today" ? today : addDays(today, 1)}${clock}`;
  const dayFirst = DAY_FIRST.exec(said);
  const monthFirst = MONTH_FIRST.exec(said);
  const [day, month, at] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  if (day === undefined || month === undefined) return text;
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => thisYear + ahead);
  const comes = years.find((year) => isDayFrom(`${Number(day)} ${month.slice(0, 3)} ${year}`, today));
  return `${day} ${month} ${comes ?? thisYear}${at ?? ""}`;
}

/** Whether there is such a day, on or after another. */
function isDayFrom(written: string, today: string): boolean {
  const midnight = Date.parse(`${written} 00:00:00 UTC`);
  if (Number.isNaN(midnight)) return false;
  const day = new Date(midnight).toISOString();
  return Number(day.slice(8, 10)) === Number.parseInt(written, 10) && day.slice(0, 10) >= today;
}
