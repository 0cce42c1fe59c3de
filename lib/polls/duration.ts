const UNITS: Readonly<Record<string, number>> = { w: 10_080, d: 1440, h: 60, m: 1 };
const PART = /(\d{1,6}(?:\.\d{1,3})?)\s*(w(?:eeks?)?|d(?:ays?)?|h(?:(?:ou)?rs?)?|m(?:in(?:ute)?s?)?)?/giy;

/**
 * A length of time as a person types it, in whole minutes: "2d 4h", "90 min", "1 day, 30 minutes", "1w", "1.5d"; a
 * number alone counts minutes. Undefined for anything else, parts of minutes included, for a unit named twice and for units out of order.
 */
export function readDuration(typed: string): number | undefined {
  const text = typed.trim().toLowerCase();
  let minutes = 0;
  let at = 0;
  let lastUnit = Number.POSITIVE_INFINITY;
  while (at < text.length) {
    PART.lastIndex = at;
    const found = PART.exec(text);
    if (!found) return undefined;
    const [whole, amount = "", unit] = found;
    const alone = unit === undefined;
    if (alone && whole.trim() !== text) return undefined;
    const size = UNITS[unit?.[0] ?? "m"] ?? 1;
    if (size >= lastUnit) return undefined;
    lastUnit = size;
    minutes += Number(amount) * size;
    at += whole.length;
    const gap = /^(?:\s*,\s*|\s+and\s+|\s*)/.exec(text.slice(at))?.[0] ?? "";
    at += gap.length;
  }
  return text === "" || !Number.isInteger(minutes) ? undefined : minutes;
}

/** Minutes for reading and for typing again: "2d 4h", "45m". */
export function durationText(minutes: number): string {
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  const parts = [days > 0 && `${days}d`, hours > 0 && `${hours}h`, rest > 0 && `${rest}m`].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : "0m";
}

/**
 * Whether a poll takes no more votes at a moment.
 *
 * @param end as the service writes instants; undefined for what is no poll
 * @param at in milliseconds since the epoch
 */
export const hasPollEnded = (end: string | undefined, at: number): boolean =>
  end !== undefined && Date.parse(end) <= at;
