import { NotAsPromisedError, RefusedError, UnreachableError } from "./errors";

/**
 * Times that answers contain, believed or disbelieved. Clocks differ and services err: who believed a reset in the past
 * would knock without a pause, and one in microseconds would wait for ever or break the page that shows it. Whatever
 * shows or waits for such a time asks here, and no other file reads these headers.
 */

/** Headers of an answer, by their names in lower case. */
export interface AnswerHeaders {
  get(name: string): string | null | undefined;
}

/**
 * Milliseconds. The longest window of a rate limit (lib/ads/rate-limits.ts) is a quarter of an hour; on a clock ahead
 * of ours, and rounded up to seconds, a new window ends slightly later.
 */
export const LONGEST_WINDOW_MS = 16 * 60_000;
/** The longest accepted `Retry-After`; longer ones are cut to this. */
export const LONGEST_RETRY_MS = 60 * 60_000;
/** The maximum clock skew of a plausible time. */
const LONGEST_SKEW_MS = 10 * 366 * 86_400_000;

const ACCOUNT_PREFIX = "x-account-rate-limit";
const USER_PREFIX = "x-rate-limit";
const PARTS = ["limit", "remaining", "reset"] as const;
const RETRY_AFTER = "retry-after";
const AGE = "age";

/** The headers that say how long a client has to wait, for code that passes them on. */
export const PATIENCE_HEADERS: readonly string[] = [
  ...[USER_PREFIX, ACCOUNT_PREFIX].flatMap((prefix) => PARTS.map((part) => `${prefix}-${part}`)),
  RETRY_AFTER,
];

/** Whether a header is about a rate limit. */
export const isAllowanceHeader = (name: string): boolean =>
  name.startsWith(USER_PREFIX) || name.startsWith(ACCOUNT_PREFIX);

/** The remaining calls of a rate limit. */
export interface RateReading {
  readonly limit: number;
  readonly remaining: number;
  /** When it is reset; undefined for an implausible time. */
  readonly resetAt: Date | undefined;
}

/** A plausible future time; undefined for any other, including `NaN`. In milliseconds. */
export function believedTime(at: number | undefined, now: number, furthest: number): number | undefined {
  return at !== undefined && at > now && at <= now + furthest ? at : undefined;
}

/** A number in a header; undefined for text that only resembles one. */
function wholeNumber(text: string | null | undefined): number | undefined {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The allowance according to the headers; those of the account take precedence over those of the user. */
export function readRate(headers: AnswerHeaders, now: number): RateReading | undefined {
  return readRates(headers, now)[0];
}

function readRates(headers: AnswerHeaders, now: number): RateReading[] {
  return [ACCOUNT_PREFIX, USER_PREFIX].flatMap((prefix) => {
    const [limit, remaining, reset] = PARTS.map((part) => wholeNumber(headers.get(`${prefix}-${part}`)));
    if (limit === undefined || remaining === undefined) return [];
    const at = believedTime(reset === undefined ? undefined : reset * 1_000, now, LONGEST_WINDOW_MS);
    return [{ limit, remaining, resetAt: at === undefined ? undefined : new Date(at) }];
  });
}

/** RFC 9110, 5.6.7: the form that is sent, and the two obsolete ones that are still read. All are UTC. */
const HTTP_DATES = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
];

/**
 * The time of a `Date` or another header with an HTTP date, in milliseconds since the epoch; undefined for anything
 * else, or more than ten years from `now`.
 */
export function readDate(text: string | null | undefined, now: number): number | undefined {
  if (!text || !HTTP_DATES.some((form) => form.test(text))) return undefined;
  const at = Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
  return Math.abs(at - now) <= LONGEST_SKEW_MS ? at : undefined;
}

/** The time in `Retry-After` (RFC 9110, 10.2.3: seconds or a date), in milliseconds. */
function readRetryAfter(headers: AnswerHeaders, now: number): number | undefined {
  const text = headers.get(RETRY_AFTER)?.trim();
  const seconds = wholeNumber(text);
  const at = seconds === undefined ? readDate(text, now) : now + seconds * 1_000;
  return believedTime(at, now, LONGEST_RETRY_MS);
}

/** Whether a status is temporary rather than about the call. */
export const isPassing = (status: number): boolean => status === 429 || status === 503;

/**
 * When a temporarily refused call (429, 503) may be made again, in milliseconds since the epoch: when its rate limit
 * is reset, else after the time in `Retry-After`. Undefined without a credible time. A limit with calls left was not
 * the reason.
 */
export function askAgainAt(status: number, headers: AnswerHeaders, now: number): number | undefined {
  if (!isPassing(status)) return undefined;
  const rates = status === 429 ? readRates(headers, now) : [];
  const exhausted = rates.filter(({ remaining }) => remaining === 0);
  const retry = readRetryAfter(headers, now);
  return (
    latest([...exhausted.map(({ resetAt }) => resetAt?.getTime()), retry]) ??
    latest(rates.map(({ resetAt }) => resetAt?.getTime()))
  );
}

function latest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((at) => at !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}

const LONGEST_AGE_MS = 86_400_000;

/** Age of a cached answer in milliseconds (RFC 9111, Age); 0 for a fresh one. */
export function readAge(headers: AnswerHeaders): number {
  const age = (wholeNumber(headers.get(AGE)) ?? 0) * 1_000;
  return age <= LONGEST_AGE_MS ? age : 0;
}

/** The header with the age of an answer. */
export const ageHeader = (milliseconds: number): Readonly<Record<string, string>> => ({
  [AGE]: String(Math.max(0, Math.floor(milliseconds / 1_000))),
});

/**
 * Seconds in the body of an answer (`check_after_secs`, `expires_after_secs`), in milliseconds; undefined for a
 * missing value, less than one and more than `longest` milliseconds.
 */
export function believedSeconds(seconds: number | undefined, longest: number): number | undefined {
  return seconds !== undefined && seconds >= 1 && seconds * 1_000 <= longest ? seconds * 1_000 : undefined;
}

/** The headers about waiting, in lines for people who inspect an answer. */
export function waitsInWords(
  headers: AnswerHeaders,
  now: number,
): readonly { readonly name: string; readonly value: string }[] {
  const retry = readRetryAfter(headers, now);
  const age = readAge(headers);
  return [
    ...(headers.get(RETRY_AFTER)
      ? [
          {
            name: "Retry after",
            value:
              retry === undefined ? "A time that cannot be right" : `${Math.ceil((retry - now) / 1_000)} s`,
          },
        ]
      : []),
    ...(headers.get(AGE) ? [{ name: "Cached for", value: `${age / 1_000} s by the dashboard` }] : []),
  ];
}

/** How pauses grow: each by a factor, up to the longest. In milliseconds. */
export interface BackOff {
  readonly firstMs: number;
  readonly longestMs: number;
  /** Default 2. */
  readonly factor?: number;
}

const USUAL: BackOff = { firstMs: 1_000, longestMs: 60_000 };

/**
 * The pause after this many failures in a row, in milliseconds.
 *
 * @param random 0 to 1, for jitter: from half of the pause to all of it
 */
export function pauseAfter(failures: number, { firstMs, longestMs, factor = 2 } = USUAL, random = 1): number {
  const times = Math.min(Math.max(0, failures - 1), 30);
  return Math.min(longestMs, firstMs * factor ** times) * (0.5 + random / 2);
}

/** How long to wait for an exhausted rate limit if its answer has no time. */
const DEFAULT_WAIT_MS = 60_000;

/** Why and until when a temporarily failed call waits. */
export interface Wait {
  /** In milliseconds since the epoch. */
  readonly until: number;
  readonly why: "allowance" | "service" | "connection";
  /** The answer had the time; any other is an estimate that the next success ends. */
  readonly named: boolean;
  /** Status of the answer, if there was one. */
  readonly status?: number;
}

interface Waiting {
  readonly backOff?: BackOff;
  /** See `pauseAfter`. */
  readonly random?: number;
  /** How long an exhausted rate limit takes to reset if the answer has no time. */
  readonly defaultMs?: number;
}

/**
 * How long to wait before a failed call is repeated: until its limit is reset, as long as the service asks for, or
 * increasingly long for server errors and lost connections. Undefined for a failure that waiting does not fix.
 *
 * @param failures in a row, this one among them
 * @param now milliseconds since the epoch
 */
export function waitAfter(
  error: unknown,
  failures: number,
  now: number,
  { backOff = USUAL, random = 1, defaultMs = DEFAULT_WAIT_MS }: Waiting = {},
): Wait | undefined {
  const until = now + pauseAfter(failures, backOff, random);
  if (error instanceof UnreachableError) return { until, why: "connection", named: false };
  if (error instanceof RefusedError) {
    const { status } = error;
    const named = believedTime(error.againAt?.getTime(), now, LONGEST_RETRY_MS);
    if (status === 429)
      return { until: named ?? now + defaultMs, why: "allowance", named: named !== undefined, status };
    if (!isPassingFault(status)) return undefined;
    return { until: Math.max(until, named ?? 0), why: "service", named: named !== undefined, status };
  }
  if (!(error instanceof NotAsPromisedError)) return undefined;
  const { status } = error;
  return status === undefined || isPassingFault(status)
    ? { until, why: "service", named: false, ...(status !== undefined && { status }) }
    : undefined;
}

/** A server error or a timeout: the same call may succeed later. */
const isPassingFault = (status: number) => status >= 500 || status === 408;

/** The header that asks a client to wait for this many milliseconds. */
export const retryAfterHeader = (milliseconds: number): Readonly<Record<string, string>> => ({
  [RETRY_AFTER]: String(Math.max(1, Math.ceil(milliseconds / 1_000))),
});

/** The words for an exhausted rate limit (429), for every screen, error and notice. */
export const LIMIT_REACHED = "API limit reached";

/** Why something waits, and what happens afterwards; a clock time follows. */
export const WAITING_WORDS: Readonly<Record<Wait["why"], string>> = {
  allowance: `${LIMIT_REACHED}. Resuming`,
  service: "No answer. Retrying",
  connection: "No connection. Resumes when it is back",
};
