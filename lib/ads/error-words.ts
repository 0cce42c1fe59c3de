import { pageClock } from "@/lib/format/page-clock";
import { type CodeWords, codeWords, type ErrorCode, SERVICE_ERRORS, WAIT } from "./error-codes";
import { type CallError, type CallOutcome, RefusedError, UnreachableError } from "./errors";
import type { ForwardCode } from "./forward-codes";
import type { KeptCode, ReportCode } from "./refusal-codes";

/** An error for a person: what happened, why, what next, and the codes to quote. */
interface ErrorWords extends CodeWords {
  /** Status and codes, and whatever is not said above. */
  readonly raw: string;
  /** The same with every message, to copy into a request to support. */
  readonly quote: string;
}

/**
 * Codes that can reach a screen: the service's, the forward's own except for those that mean "no answer", and the
 * store's.
 */
type KnownCode =
  | ErrorCode
  | Exclude<ForwardCode, `UPSTREAM_${string}`>
  | KeptCode
  | ReportCode
  | "STORE_AWAY";

/** Plain words for every code. Typed so that a new code without words does not compile. */
const WORDS: Readonly<Record<KnownCode, CodeWords>> = {
  SIGNED_OUT: codeWords(
    "You are signed out",
    "Your session ended.",
    "Sign in again; what is on screen stays.",
  ),
  HANDLE_NOT_CONNECTED: codeWords(
    "This handle is not connected",
    "It was disconnected in this browser.",
    "Connect it again from the menu with your name.",
  ),
  HANDLE_REVOKED: codeWords(
    "The service no longer accepts this connection",
    "Its access was revoked or has expired.",
    "Connect the handle again; your work here is kept.",
  ),
  OPERATORS_ONLY: codeWords(
    "This is about the whole application",
    "Only its operators may do it.",
    "Ask your Flightdeck administrator to add you.",
  ),
  FORWARD_BUSY: codeWords(
    "Too much is running",
    "Many of your calls are still waiting.",
    "Try again in a moment.",
  ),
  FORWARD_FAILED: codeWords(
    "Flightdeck failed",
    "Something went wrong on its server. Whether a change took effect is not known.",
    "Reload what you see before you send a change again.",
  ),
  FORWARD_NOT_OUR_PAGE: codeWords(
    "The call was stopped",
    "It did not come from a page of Flightdeck.",
    "Reload the page and try again.",
  ),
  FORWARD_NO_SUCH_ENDPOINT: codeWords(
    "Flightdeck does not forward this",
    "The page may be older than the server.",
    "Reload the page.",
  ),
  KEPT_CHANGED: codeWords(
    "It was changed meanwhile",
    "A newer version was saved after you opened it.",
    "Look at it as it is now, then try again.",
  ),
  KEPT_GONE: codeWords(
    "It was deleted meanwhile",
    "It is gone for everybody who saw it.",
    "Save a new one if you still need it.",
  ),
  KEPT_NOT_PERMITTED: codeWords(
    "Your role does not include this",
    "Account admins, ad managers and the person who made it change what belongs to the account.",
    "Keep one of your own, or ask one of them.",
  ),
  KEPT_FULL: codeWords(
    "The account has as many of these as it may",
    "Everybody’s count together.",
    "Delete one that is not needed, then save again.",
  ),
  REPORTS_FULL: codeWords(
    "The account shares as many reports as it may",
    "Everybody’s count together.",
    "Stop sharing one that is not needed, then create the link again.",
  ),
  REPORT_EMPTY: codeWords(
    "Nothing is left to share",
    "Every column of this view tells of spend.",
    "Include spend, or show other columns first.",
  ),
  REPORT_NOT_PERMITTED: codeWords(
    "Your role does not include this",
    "Account admins, ad managers and the person who made a report stop sharing it.",
    "Ask one of them.",
  ),
  STORE_AWAY: codeWords(
    "Flightdeck’s store does not answer",
    "What you keep for the account is in it. Nothing was changed.",
    "Try again in a moment.",
  ),
  ...SERVICE_ERRORS[400],
  ...SERVICE_ERRORS[401],
  ...SERVICE_ERRORS[403],
  ...SERVICE_ERRORS[404],
  ...SERVICE_ERRORS[405],
  ...SERVICE_ERRORS[408],
  ...SERVICE_ERRORS[413],
  ...SERVICE_ERRORS[423],
  ...SERVICE_ERRORS[429],
  ...SERVICE_ERRORS[500],
  ...SERVICE_ERRORS[503],
};

const UNREACHABLE = codeWords(
  "No answer arrived",
  "The connection broke, or the answer took too long. Whether a change took effect is not known.",
  "Check your connection and reload what you see before you send a change again.",
);

const OFFLINE = codeWords(
  "You are offline",
  "This device has no connection, so nothing was sent.",
  "Try again once you are connected.",
);

const NOT_AS_PROMISED = codeWords(
  "The answer could not be read",
  "The answer has an unexpected form.",
  "Try again. If it happens again, contact your Flightdeck administrator and quote the line below.",
);

/** What a look showed after a change whose answer was lost. */
const OUTCOMES: Readonly<Record<CallOutcome, Pick<CodeWords, "why" | "next">>> = {
  "not-done": { why: "A fresh look shows that nothing was changed.", next: "You can send it again." },
  unknown: {
    why: "Whether it was done could not be found out.",
    next: "Look for it before you send it again.",
  },
};

function known(code: string): code is KnownCode {
  return Object.hasOwn(WORDS, code);
}

/**
 * Plain words for a failed call. A code that is not in the table keeps the service's own message as the
 * reason, verbatim. With several errors the first speaks and the raw line quotes them all.
 *
 * @param clock formats the instant at which a call may be made again that was refused for the moment
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
  const plain =
    first && known(first.code)
      ? WORDS[first.code]
      : codeWords(
          "Refused",
          sentence(first?.message ?? `It answered with status ${error.status}`),
          "Correct what it names, or contact your Flightdeck administrator.",
        );
  return {
    what: plain.what,
    why: first?.parameter && known(first.code) ? sentence(first.message) : plain.why,
    next: error.againAt ? againAt(clock(error.againAt), plain.next) : plain.next,
    // Of several errors only the first is explained above.
    raw: line(all.length > 1),
    quote: line(true),
  };
}

/** The same in sentences one after the other, where there is room for no more. */
export function errorSentences(error: CallError): string {
  const { what, why, next } = explainError(error);
  return `${what}. ${why} ${next}`;
}

function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

function againAt(clock: string, plainNext: string): string {
  return plainNext === WAIT ? `Try again at ${clock}. Nothing was changed.` : `Try again at ${clock}.`;
}
