import { streamedEvent } from "@/lib/ads/endpoints/activity-stream";
import { counted } from "@/lib/format/plurals";

/** One record that a stream brought. */
export interface Arrival {
  /** Counts the records of the stream. */
  readonly number: number;
  /** In milliseconds since the epoch. */
  readonly at: number;
  /** JSON, as it came. */
  readonly text: string;
}

/** What a stream has brought so far. */
export interface Arrivals {
  readonly count: number;
  /** The newest first; older ones are forgotten. */
  readonly latest: readonly Arrival[];
}

export const ARRIVALS_MAX = 100;
export const NO_ARRIVALS: Arrivals = { count: 0, latest: [] };

/** Notes one more; the oldest of those that are shown makes room. */
export function addArrival({ count, latest }: Arrivals, text: string, at: number): Arrivals {
  const arrival = { number: count + 1, at, text };
  return { count: count + 1, latest: [arrival, ...latest.slice(0, ARRIVALS_MAX - 1)] };
}

/** What kind of event it is, and the tag of the subscription that asked for it; nothing where it has none. */
export function aboutArrival({ text }: Arrival): {
  readonly type?: string;
  readonly tag?: string | undefined;
} {
  const { data } = streamedEvent.safeParse(JSON.parse(text));
  return data ? { type: data.data.event_type, tag: data.data.tag } : {};
}

/** The status of a stream in words, "Listening. 3 events so far, the newest first." */
export function arrivalWords({ count, latest }: Arrivals, listening: boolean): string {
  if (count === 0) {
    return listening
      ? "Listening. An event arrives when it fits a subscription that has no webhook."
      : "It ended, and nothing had arrived.";
  }
  const events = counted(count, "event");
  const said = listening ? `Listening. ${events} so far` : `It ended after ${events}`;
  return latest.length < count
    ? `${said}; the newest ${latest.length} are shown.`
    : `${said}, the newest first.`;
}
