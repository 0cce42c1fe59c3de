import { pageClock } from "@/lib/format/page-clock";
import type { CodeWords } from "./error-codes";
import { type CallError, type CallOutcome, RefusedError, UnreachableError } from "./errors";

/** An error in words: what happened, why, what next, and the codes to quote. */
interface ErrorWords extends CodeWords {
  /** Status, codes and further details. */
  readonly raw: string;
  /** The same with every message, for a support request. */
  readonly quote: string;
}

/** The words of every code. Most visits see no refusal: they are fetched with the first one. */
const fetched: { codes?: Readonly<Record<string, CodeWords>> } = {};

/** Fetches the words of codes, once. If that fails, a refusal shows the message in its answer. */
export async function fetchCodeWords(): Promise<void> {
  if (fetched.codes) return;
  const module = await import("./known-codes").catch(() => undefined);
  if (module) fetched.codes = module.KNOWN_CODES;
}

const wordsOfCode = (code: string) =>
  fetched.codes && Object.hasOwn(fetched.codes, code) ? fetched.codes[code] : undefined;

const UNREACHABLE: CodeWords = {
  what: "No answer arrived",
  why: "The connection broke, or the answer took too long. Whether a change took effect is not known.",
  next: "Check your connection and reload what you see before you send a change again.",
};

const OFFLINE: CodeWords = {
  what: "You are offline",
  why: "This device has no connection, so nothing was sent.",
  next: "Try again once you are connected.",
};

const NOT_AS_PROMISED: CodeWords = {
  what: "The answer could not be read",
  why: "The answer has an unexpected form.",
  next: "Try again. If it happens again, contact your Flightdeck administrator and quote the line below.",
};

/** The result of a lookup after a change whose answer was lost. */
const OUTCOMES: Readonly<Record<CallOutcome, Pick<CodeWords, "why" | "next">>> = {
  "not-done": { why: "A fresh look shows that nothing was changed.", next: "You can send it again." },
  unknown: {
    why: "Whether it was done could not be found out.",
    next: "Look for it before you send it again.",
  },
};

/**
 * Plain words for a failed call. A code without words keeps the service's own message as the reason, verbatim. Of
 * several errors the first is explained and the raw line quotes them all.
 *
 * @param clock formats the instant from which a temporarily refused call may be made again
 */
export function explainError(error: CallError, clock = pageClock): ErrorWords {
  const explained = explainedByKind(error, clock);
  return error.outcome ? { ...explained, ...OUTCOMES[error.outcome] } : explained;
}

function explainedByKind(error: CallError, clock: (instant: Date) => string): ErrorWords {
  if (error instanceof UnreachableError)
    return { ...(error.offline ? OFFLINE : UNREACHABLE), raw: error.message, quote: error.message };
  if (!(error instanceof RefusedError))
    return { ...NOT_AS_PROMISED, raw: error.message, quote: error.message };
  const all = [...error.errors, ...error.operationErrors.flat()];
  const [first] = all;
  const line = (withMessages: boolean) =>
    [
      `HTTP ${error.status}`,
      ...all.map(({ code, message, parameter }) =>
        [code, parameter && `(${parameter})`, withMessages && message].filter(Boolean).join(" "),
      ),
    ].join(" · ");
  const known = first && wordsOfCode(first.code);
  const plain = known ?? {
    what: "Refused",
    why: sentence(first?.message ?? `It answered with status ${error.status}`),
    next: "Correct what it names, or contact your Flightdeck administrator.",
  };
  return {
    what: plain.what,
    why: first?.parameter && known ? sentence(first.message) : plain.why,
    next: error.againAt ? againAt(clock(error.againAt), plain.next) : plain.next,
    // Only the first of several errors is explained above.
    raw: line(all.length > 1),
    quote: line(true),
  };
}

/** The same as a sequence of sentences, for small places. */
export function errorSentences(error: CallError): string {
  const { what, why, next } = explainError(error);
  return `${what}. ${why} ${next}`;
}

function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

const NOTHING_CHANGED = " Nothing was changed.";

const againAt = (clock: string, plainNext: string) =>
  `Try again at ${clock}.${plainNext.endsWith(NOTHING_CHANGED) ? NOTHING_CHANGED : ""}`;
