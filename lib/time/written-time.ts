import { instantIn, localTimeIn } from "./calendar";
import { formatServiceTime, parseServiceTime } from "./service-time";

/** What a written day without a time means: its first minute, or its last. */
export type DayEdge = "start" | "end";

interface Clocks {
  /** IANA zone whose clocks a time without an offset is read on. */
  readonly zone: string;
  readonly edge: DayEdge;
  /** The instant that is edited: of an hour that comes twice it says which one is meant. */
  readonly was?: string | null | undefined;
}

export type ReadTime =
  /** As the service writes it, `2026-12-05T13:45:00Z`. */
  { readonly ok: true; readonly instant: string } | { readonly ok: false; readonly reason: string };

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const CLOCK = "(?:,?[ T]+(\\d{1,2}):(\\d{2})(?::\\d{2})?)?";
const YEAR_FIRST = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${CLOCK}$`);
const DAY_FIRST = new RegExp(`^(\\d{1,2})([/.])(\\d{1,2})[/.](\\d{4})${CLOCK}$`);
const IN_WORDS = new RegExp(`^(\\d{1,2})\\.? +([a-z]{3,9})\\.?,? +(\\d{4})${CLOCK}$`, "i");

const ADVICE = "Write a day as 2026-12-24, with a time as 2026-12-24 18:00.";

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly clock: readonly [hour: string, minute: string] | undefined;
}

/**
 * Reads a day, with or without a time, as people and spreadsheets write it: `2026-12-24 18:00`, `24 Dec 2026, 18:00`,
 * `24.12.2026`, `24/12/2026` where only one reading is possible, and instants with an offset as they are.
 */
export function readWrittenTime(text: string, { zone, edge, was }: Clocks): ReadTime {
  const written = text.trim();
  if (written.includes("T") && /(?:Z|[+-]\d{2}(?::?\d{2})?)$/.test(written)) {
    const instant = parseServiceTime(written);
    return instant === undefined ? { ok: false, reason: ADVICE } : { ok: true, instant };
  }
  const parts = partsOf(written);
  if (typeof parts === "string") return { ok: false, reason: parts };
  if (!isDay(parts)) return { ok: false, reason: `There is no such day. ${ADVICE}` };
  const [hour, minute] = parts.clock ?? (edge === "start" ? ["00", "00"] : ["23", "59"]);
  if (Number(hour) > 23 || Number(minute) > 59) return { ok: false, reason: ADVICE };
  const local = `${dayOf(parts)}T${hour.padStart(2, "0")}:${minute}`;
  const instant = instantIn(zone, local, was ? Date.parse(was) : undefined);
  return instant === undefined
    ? { ok: false, reason: ADVICE }
    : { ok: true, instant: formatServiceTime(instant) };
}

/** Whether a text says an instant as files and grids show it: whole, on the zone's clocks to the minute, or its day. */
export function saysInstant(text: string, instant: string, zone: string): boolean {
  const written = text.trim();
  if (written === instant) return true;
  const own = localTimeIn(zone, Date.parse(instant));
  const parts = partsOf(written);
  if (typeof parts === "string" || !isDay(parts)) return false;
  if (dayOf(parts) !== own.slice(0, 10)) return false;
  return (
    parts.clock === undefined || `${parts.clock[0].padStart(2, "0")}:${parts.clock[1]}` === own.slice(11)
  );
}

function partsOf(written: string): Parts | string {
  const clockOf = (hour: string | undefined, minute: string | undefined) =>
    hour === undefined || minute === undefined ? undefined : ([hour, minute] as const);
  const yearFirst = YEAR_FIRST.exec(written);
  if (yearFirst) {
    const [, year, month, day, hour, minute] = yearFirst;
    return { year: Number(year), month: Number(month), day: Number(day), clock: clockOf(hour, minute) };
  }
  const dayFirst = DAY_FIRST.exec(written);
  if (dayFirst) {
    const [, first, mark, second, year, hour, minute] = dayFirst;
    const [one, other] = [Number(first), Number(second)];
    if (mark === "/" && one <= 12 && other <= 12 && one !== other) {
      return `${first}/${second} may be either month. ${ADVICE}`;
    }
    const [day, month] = mark === "/" && other > 12 ? [other, one] : [one, other];
    return { year: Number(year), month, day, clock: clockOf(hour, minute) };
  }
  const inWords = IN_WORDS.exec(written);
  if (!inWords) return ADVICE;
  const [, day, word = "", year, hour, minute] = inWords;
  const month = MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? ADVICE : { year: Number(year), month, day: Number(day), clock: clockOf(hour, minute) };
}

const two = (part: number) => String(part).padStart(2, "0");
const dayOf = ({ year, month, day }: Parts) => `${year}-${two(month)}-${two(day)}`;

function isDay(parts: Parts): boolean {
  const midnight = Date.parse(`${dayOf(parts)}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).getUTCDate() === parts.day;
}
