import { clockChangeAt, instantIn, localTimeIn } from "./calendar";
import { formatServiceTime, parseServiceTime } from "./service-time";

/** What a written day without a time means: its first minute, or its last. */
export type DayEdge = "start" | "end";

interface Clocks {
  /** IANA zone whose clocks a time without an offset is read on. */
  readonly zone: string;
  /** Without one, a day alone is no time. */
  readonly edge?: DayEdge;
  /** The instant that is edited: in an hour that comes twice, it decides which one is meant. */
  readonly was?: string | null | undefined;
}

type ReadTime =
  /** As the service writes it, `2026-12-05T13:45:00Z`. */
  { readonly ok: true; readonly instant: string } | { readonly ok: false; readonly reason: string };

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const CLOCK = "(?:,?[ T]+(\\d{1,2}):(\\d{2})(?::\\d{2})?(?: ?([ap])\\.?m\\.?)?)?";
const YEAR_FIRST = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${CLOCK}$`, "i");
const DAY_FIRST = new RegExp(`^(\\d{1,2})([/.])(\\d{1,2})[/.](\\d{4})${CLOCK}$`, "i");
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
 * `24.12.2026`, `12/24/2026 6:00 PM`, `24/12/2026` where only one reading is possible, and instants with an offset as
 * they are.
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
  if (!parts.clock && !edge) return { ok: false, reason: `Write the time too, as ${dayOf(parts)} 18:00.` };
  const [hour, minute] = parts.clock ?? (edge === "start" ? ["00", "00"] : ["23", "59"]);
  if (Number(hour) > 23 || Number(minute) > 59) return { ok: false, reason: ADVICE };
  const local = `${dayOf(parts)}T${hour.padStart(2, "0")}:${minute}`;
  const instant = instantIn(zone, local, was ? Date.parse(was) : undefined);
  return instant === undefined
    ? { ok: false, reason: ADVICE }
    : { ok: true, instant: formatServiceTime(instant) };
}

/**
 * Why a time in an hour that clocks skip, or show twice, is no instant on a zone's clocks, and how to write it; undefined
 * for any other text.
 */
export function unclearHour(text: string, zone: string): string | undefined {
  const parts = partsOf(text.trim());
  if (typeof parts === "string" || !parts.clock) return undefined;
  const [hour, minute] = parts.clock;
  const change = clockChangeAt(zone, `${dayOf(parts)}T${hour.padStart(2, "0")}:${minute}`);
  if (!change) return undefined;
  const shown = `${hour}:${minute}`;
  return change.kind === "skipped"
    ? `Clocks skip ${shown} on that day. Choose another time.`
    : `Clocks show ${shown} twice on that day. Choose another time, or write the first as ${formatServiceTime(change.instant)}.`;
}

/** Whether a text is an instant as files and grids show it: whole, on the zone's clocks to the minute, or its day. */
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
  const yearFirst = YEAR_FIRST.exec(written);
  if (yearFirst) {
    const [, year, month, day, ...clock] = yearFirst;
    return { year: Number(year), month: Number(month), day: Number(day), clock: clockOf(...clock) };
  }
  const dayFirst = DAY_FIRST.exec(written);
  if (dayFirst) {
    const [, first, mark, second, year, ...clock] = dayFirst;
    const [one, other] = [Number(first), Number(second)];
    if (mark === "/" && one <= 12 && other <= 12 && one !== other) {
      return `${first}/${second} may be either month. ${ADVICE}`;
    }
    const [day, month] = mark === "/" && other > 12 ? [other, one] : [one, other];
    return { year: Number(year), month, day, clock: clockOf(...clock) };
  }
  const inWords = IN_WORDS.exec(written);
  if (!inWords) return ADVICE;
  const [, day, word = "", year, ...clock] = inWords;
  const month = MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? ADVICE : { year: Number(year), month, day: Number(day), clock: clockOf(...clock) };
}

/** With a.m. or p.m. hours are 12, 1 … 11; another hour is none then. */
function clockOf(hour?: string, minute?: string, half?: string): Parts["clock"] {
  if (hour === undefined || minute === undefined) return undefined;
  if (half === undefined) return [hour, minute];
  const number = Number(hour);
  const known = number >= 1 && number <= 12;
  return [known ? String((number % 12) + (half.toLowerCase() === "p" ? 12 : 0)) : "99", minute];
}

const two = (part: number) => String(part).padStart(2, "0");
const dayOf = ({ year, month, day }: Parts) => `${year}-${two(month)}-${two(day)}`;

function isDay(parts: Parts): boolean {
  const midnight = Date.parse(`${dayOf(parts)}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).getUTCDate() === parts.day;
}
