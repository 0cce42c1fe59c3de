import { type CodeWords, codeWords, type ErrorCode, SERVICE_ERRORS } from "./error-codes";
import type { ForwardCode } from "./forward-codes";
import type { ReportCode, SavedItemCode } from "./refusal-codes";

/**
 * Codes that can reach a screen: the service's, the forward's own except for those that mean "no answer", and the
 * store's.
 */
type KnownCode =
  | ErrorCode
  | Exclude<ForwardCode, `UPSTREAM_${string}`>
  | SavedItemCode
  | ReportCode
  | "STORE_AWAY";

/** Plain words for every code. Typed so that a new code without words does not compile. */
export const KNOWN_CODES: Readonly<Record<KnownCode, CodeWords>> = {
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
    "Connect the handle again; your work here stays.",
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
    "It is gone for everyone who saw it.",
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
    "Every column of this view shows spend.",
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
