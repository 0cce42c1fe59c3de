import { pageClock } from "@/lib/format/page-clock";
import type { ErrorCode } from "./error-codes";
import { type CallError, type CallOutcome, RefusedError, UnreachableError } from "./errors";
import type { ForwardCode } from "./forward-codes";
import { LIMIT_REACHED } from "./patience";
import type { KeptCode, ReportCode } from "./refusal-codes";

/** An error for a person: what happened, why, what next, and the codes to quote. */
export interface ErrorWords {
  readonly what: string;
  readonly why: string;
  readonly next: string;
  /** Status and codes, and whatever is not said above. */
  readonly raw: string;
  /** The same with every message, to copy into a request to support. */
  readonly quote: string;
}

type Words = Omit<ErrorWords, "raw" | "quote">;

const CHECK_VALUES = "Correct the value and send it again.";
const ASK_ADMIN = "Ask an account admin for access.";
const WAIT = "Wait a minute and try again. Nothing was changed.";
const words = (what: string, why: string, next: string): Words => ({ what, why, next });
const wrong = (what: string, why: string) => words(what, why, CHECK_VALUES);

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
const WORDS: Readonly<Record<KnownCode, Words>> = {
  SIGNED_OUT: words("You are signed out", "Your session ended.", "Sign in again; what is on screen stays."),
  HANDLE_NOT_CONNECTED: words(
    "This handle is not connected",
    "It was disconnected in this browser.",
    "Connect it again from the menu with your name.",
  ),
  HANDLE_REVOKED: words(
    "The service no longer accepts this connection",
    "Its access was revoked or has expired.",
    "Connect the handle again; your work here is kept.",
  ),
  OPERATORS_ONLY: words(
    "This is about the whole application",
    "Only its operators may do it.",
    "Ask your Flightdeck administrator to add you.",
  ),
  FORWARD_BUSY: words(
    "Too much is running",
    "Many of your calls are still waiting.",
    "Try again in a moment.",
  ),
  FORWARD_FAILED: words(
    "Flightdeck failed",
    "Something went wrong on its server. Whether a change took effect is not known.",
    "Reload what you see before you send a change again.",
  ),
  FORWARD_NOT_OUR_PAGE: words(
    "The call was stopped",
    "It did not come from a page of Flightdeck.",
    "Reload the page and try again.",
  ),
  FORWARD_NO_SUCH_ENDPOINT: words(
    "Flightdeck does not forward this",
    "The page may be older than the server.",
    "Reload the page.",
  ),
  KEPT_CHANGED: words(
    "It was changed meanwhile",
    "A newer version was saved after you opened it.",
    "Look at it as it is now, then try again.",
  ),
  KEPT_GONE: words(
    "It was deleted meanwhile",
    "It is gone for everybody who saw it.",
    "Save a new one if you still need it.",
  ),
  KEPT_NOT_PERMITTED: words(
    "Your role does not include this",
    "Account admins, ad managers and the person who made it change what belongs to the account.",
    "Keep one of your own, or ask one of them.",
  ),
  KEPT_FULL: words(
    "The account has as many of these as it may",
    "Everybody’s count together.",
    "Delete one that is not needed, then save again.",
  ),
  REPORTS_FULL: words(
    "The account shares as many reports as it may",
    "Everybody’s count together.",
    "Stop sharing one that is not needed, then create the link again.",
  ),
  REPORT_EMPTY: words(
    "Nothing is left to share",
    "Every column of this view tells of spend.",
    "Include spend, or show other columns first.",
  ),
  REPORT_NOT_PERMITTED: words(
    "Your role does not include this",
    "Account admins, ad managers and the person who made a report stop sharing it.",
    "Ask one of them.",
  ),
  STORE_AWAY: words(
    "Flightdeck’s store does not answer",
    "What you keep for the account is in it. Nothing was changed.",
    "Try again in a moment.",
  ),
  DUPLICATE_POST: words(
    "This post exists already",
    "The account published the same text before.",
    "Change the text, or use the post that exists.",
  ),
  EXCLUSIVE_PARAMETERS: wrong("Two values exclude each other", "Only one of them may be given."),
  FEATURE_NOT_AVAILABLE: words(
    "The account does not have this feature",
    "It is switched on per account.",
    "Ask your account contact to enable it.",
  ),
  ILLEGAL_CHARACTERS: wrong("A text holds characters that are not allowed", "Remove them."),
  INCLUSIVE_PARAMETERS: wrong("A value is missing", "Some values may only be given together."),
  INCOMPATIBLE_LINE_ITEM: words(
    "The line item cannot take this",
    "Its objective or placement does not go with it.",
    "Choose another line item.",
  ),
  INVALID: wrong("These values don’t go together", "One excludes the other."),
  INVALID_DENOMINATION: wrong("An amount does not fit the currency", "It has more decimals than allowed."),
  INVALID_FUNDING_INSTRUMENT: words(
    "The funding instrument cannot pay for this",
    "It is paused, used up, expired or of another currency.",
    "Choose another funding instrument.",
  ),
  INVALID_IMAGE: wrong("The image does not fit", "Its format, size or ratio is not allowed here."),
  INVALID_MEDIA: wrong("The media file does not fit", "Its format, size or length is not allowed here."),
  INVALID_MEDIA_ID: wrong("The media file was not found", "It was deleted or belongs to another account."),
  INVALID_PARAMETER: wrong("A value was refused", "It is not allowed here."),
  INVALID_PLACEMENT_TYPE: wrong("The placement does not fit", "The product type has no such placement."),
  INVALID_POST: wrong("The post cannot be used", "It was deleted, or it belongs to another user."),
  INVALID_TAILORED_AUDIENCE_TYPE: wrong("The audience does not fit", "Its type is not allowed here."),
  INVALID_TARGETING_TYPE: wrong("The targeting does not fit", "Its type is not allowed here."),
  INVALID_TIME_WINDOW: wrong("The time span was refused", "It is too long, too old or the wrong way round."),
  INVALID_TV_SHOW_LOCATIONS: wrong("The show does not fit the places", "It is not aired there."),
  INVALID_USER: wrong("The user cannot be used", "The user is not eligible for this."),
  INVALID_USER_ID: wrong("The user cannot be used", "No user you can use has this ID."),
  MISSING_PARAMETER: wrong("A value is missing", "It is required."),
  POST_CANNOT_BE_BLANK: wrong("The post is empty", "It needs a text or media."),
  REQUEST_TOO_COMPLEX: words(
    "The request asks for too much at once",
    "One request can combine only so much.",
    "Narrow it down and try again.",
  ),
  SCHEDULED_POST_LIMIT_EXCEEDED: words(
    "No more scheduled posts fit",
    "The account has reached the number it may schedule.",
    "Delete a scheduled post first.",
  ),
  SPEND_EXCEEDS_BUDGET: words(
    "The budget is below what was spent",
    "A total budget cannot be lower than the money already spent.",
    "Set it at or above the amount spent.",
  ),
  TOO_MANY_CAMPAIGNS: words(
    "The account has all the campaigns it may have",
    "An account can have only so many active campaigns.",
    "Pause or delete campaigns that are over, or ask support to raise the limit.",
  ),
  TOO_MANY_JOBS: words("Too many jobs are running", "100 run at a time.", WAIT),
  TOO_MANY_LINE_ITEMS: words(
    "The account has all the line items it may have",
    "Their number is limited.",
    "Pause or delete line items that are over.",
  ),
  TV_SHOW_OUTSIDE_MARKET: wrong("The show does not fit the market", "It is not aired there."),
  UNKNOWN_CARD_TYPE: wrong("The card type is not known", "There is no such type."),
  UNKNOWN_CRITERIA_TYPE: wrong("The targeting is not known", "There is no such type."),
  UNAUTHORIZED_ACCESS: words(
    "The service no longer accepts this connection",
    "Access was revoked or has expired.",
    "Connect the handle again; your work here is kept.",
  ),
  ACCOUNT_LOCKED_OUT: words(
    "The handle is locked",
    "It is locked for safety.",
    "Unlock it at the service, then try again.",
  ),
  ACCOUNT_NOT_FOUND: words(
    "This handle cannot open the account",
    "The account does not exist, or the handle has no access to it.",
    "Switch to a handle with access, or ask an account admin for it.",
  ),
  ACTION_NOT_ALLOWED: words(
    "Your role may not do this here",
    "The account gives this right to others.",
    ASK_ADMIN,
  ),
  CURRENT_USER_SUSPENDED: words(
    "The handle is suspended",
    "It is suspended.",
    "Contact support, or use another handle.",
  ),
  FUNDING_INSTRUMENT_ACCESS_NOT_ALLOWED: words(
    "This handle may not use the funding instrument",
    "Its owner has not shared it with this account.",
    "Choose another funding instrument.",
  ),
  FUNDING_INSTRUMENT_EXCEEDS_AVAILABLE_CREDIT_LIMIT: words(
    "The credit is used up",
    "The amount is higher than what is left on the funding instrument.",
    "Lower the amount, or choose another funding instrument.",
  ),
  GENERIC_POST_ERROR: words("The post was refused", "No reason given.", "Change the post and try again."),
  MALWARE_STATUS: words("A link was refused", "Its destination is considered harmful.", "Use another link."),
  POST_IS_SPAM: words("The post was refused", "It is considered spam.", "Change the text."),
  READONLY_CLIENT_APPLICATION: words(
    "This connection may only read",
    "The handle was connected with read-only access.",
    "Connect it again with read and write access.",
  ),
  UNAUTHORIZED_CLIENT_APPLICATION: words(
    "This application has no access",
    "Its key has no access to the advertising service.",
    "Ask your Flightdeck administrator to check its consumer key.",
  ),
  USER_NOT_FOUND: words("The user was not found", "No user has this ID.", CHECK_VALUES),
  NOT_FOUND: words(
    "It is not there any more",
    "It was deleted, or this handle may not see it.",
    "Reload the list to see what there is.",
  ),
  ROUTE_NOT_FOUND: words(
    "This request does not exist",
    "It may have retired it.",
    "Reload the page. If it happens again, contact your Flightdeck administrator.",
  ),
  METHOD_NOT_ALLOWED: words(
    "This is not available",
    "It refuses this kind of request here.",
    "Reload the page. If it happens again, contact your Flightdeck administrator.",
  ),
  CANCELLED_REQUEST: words("The request was cancelled", "It took too long.", WAIT),
  REQUEST_TOO_LARGE: words("The request is too large", "At most 5 MB at a time.", "Send fewer at once."),
  LOCK_ACQUISITION_TIMEOUT: words(
    "This is being changed elsewhere",
    "Another change to the same record was running.",
    "Try again in a moment.",
  ),
  TOO_MANY_REQUESTS: words(
    LIMIT_REACHED,
    "Requests are limited per time window.",
    "Wait a few minutes and try again.",
  ),
  POST_RATE_LIMIT_EXCEEDED: words(
    "Limit of posts reached",
    "Posts are limited per time window.",
    "Wait a few minutes and try again.",
  ),
  INTERNAL_ERROR: words("The advertising service failed", "Something went wrong on its side.", "Try again."),
  SERVICE_UNAVAILABLE: words("The service is not available", "It is down or being worked on.", WAIT),
  OVER_CAPACITY: words("The service is overloaded", "Too many people ask at the same time.", WAIT),
};

const UNREACHABLE = words(
  "No answer arrived",
  "The connection broke, or the answer took too long. Whether a change took effect is not known.",
  "Check your connection and reload what you see before you send a change again.",
);

const OFFLINE = words(
  "You are offline",
  "This device has no connection, so nothing was sent.",
  "Try again once you are connected.",
);

const NOT_AS_PROMISED = words(
  "The answer could not be read",
  "The answer has an unexpected form.",
  "Try again. If it happens again, contact your Flightdeck administrator and quote the line below.",
);

/** What a look showed after a change whose answer was lost. */
const OUTCOMES: Readonly<Record<CallOutcome, Pick<Words, "why" | "next">>> = {
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
      : words(
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
