import { LIMIT_REACHED } from "./patience";

/** The meaning of a code in words: what happened, why, what next. */
export interface CodeWords {
  readonly what: string;
  readonly why: string;
  readonly next: string;
}

export const codeWords = (what: string, why: string, next: string): CodeWords => ({ what, why, next });
const CHECK_VALUES = "Correct the value and send it again.";
const wrong = (what: string, why: string) => codeWords(what, why, CHECK_VALUES);
const ASK_ADMIN = "Ask an account admin for access.";
const WAIT = "Wait a minute and try again. Nothing was changed.";
const gone = (record: string) =>
  codeWords(
    `${record} is not there any more`,
    "It was deleted, or this handle may not see it.",
    "Reload the list to see what there is.",
  );

/** Codes of the service's error bodies in plain words, by HTTP status. */
export const SERVICE_ERRORS = {
  400: {
    DUPLICATE_POST: codeWords(
      "This post exists already",
      "The account published the same text before.",
      "Change the text, or use the post that exists.",
    ),
    EXCLUSIVE_PARAMETERS: wrong("Two values exclude each other", "Only one of them may be given."),
    FEATURE_NOT_AVAILABLE: codeWords(
      "The account does not have this feature",
      "It is switched on per account.",
      "Ask your account contact to enable it.",
    ),
    ILLEGAL_CHARACTERS: wrong("A text holds characters that are not allowed", "Remove them."),
    INCLUSIVE_PARAMETERS: wrong("A value is missing", "Some values may only be given together."),
    INCOMPATIBLE_LINE_ITEM: codeWords(
      "The line item cannot take this",
      "Its objective or placement does not go with it.",
      "Choose another line item.",
    ),
    INVALID: wrong("These values don’t go together", "One excludes the other."),
    INVALID_DENOMINATION: wrong("An amount does not fit the currency", "It has more decimals than allowed."),
    INVALID_FUNDING_INSTRUMENT: codeWords(
      "The funding source cannot pay for this",
      "It is paused, used up, expired or of another currency.",
      "Choose another funding source.",
    ),
    INVALID_IMAGE: wrong("The image does not fit", "Its format, size or ratio is not allowed here."),
    INVALID_MEDIA: wrong("The media file does not fit", "Its format, size or length is not allowed here."),
    INVALID_MEDIA_ID: wrong("The media file was not found", "It was deleted or belongs to another account."),
    INVALID_PARAMETER: wrong("A value was refused", "It is not allowed here."),
    INVALID_PLACEMENT_TYPE: wrong("The placement does not fit", "The product type has no such placement."),
    INVALID_POST: wrong("The post cannot be used", "It was deleted, or it belongs to another user."),
    INVALID_TAILORED_AUDIENCE_TYPE: wrong("The audience does not fit", "Its type is not allowed here."),
    INVALID_TARGETING_TYPE: wrong("The targeting does not fit", "Its type is not allowed here."),
    INVALID_TIME_WINDOW: wrong(
      "The time span was refused",
      "It is too long, too old or the wrong way round.",
    ),
    INVALID_TV_SHOW_LOCATIONS: wrong("The show does not fit the places", "It is not aired there."),
    INVALID_USER: wrong("The user cannot be used", "The user is not eligible for this."),
    INVALID_USER_ID: wrong("The user cannot be used", "No user you can use has this ID."),
    MISSING_PARAMETER: wrong("A value is missing", "It is required."),
    POST_CANNOT_BE_BLANK: wrong("The post is empty", "It needs a text or media."),
    REQUEST_TOO_COMPLEX: codeWords(
      "The request asks for too much at once",
      "One request can combine only so much.",
      "Narrow it down and try again.",
    ),
    SCHEDULED_POST_LIMIT_EXCEEDED: codeWords(
      "No more scheduled posts fit",
      "The account has reached the number it may schedule.",
      "Delete a scheduled post first.",
    ),
    SPEND_EXCEEDS_BUDGET: codeWords(
      "The budget is below what was spent",
      "A total budget cannot be lower than the money already spent.",
      "Set it at or above the amount spent.",
    ),
    TOO_MANY_CAMPAIGNS: codeWords(
      "The account has all the campaigns it may have",
      "An account can have only so many active campaigns.",
      "Pause or delete campaigns that are over, or ask support to raise the limit.",
    ),
    TOO_MANY_JOBS: codeWords("Too many jobs are running", "100 run at a time.", WAIT),
    TOO_MANY_LINE_ITEMS: codeWords(
      "The account has all the line items it may have",
      "Their number is limited.",
      "Pause or delete line items that are over.",
    ),
    TV_SHOW_OUTSIDE_MARKET: wrong("The show does not fit the market", "It is not aired there."),
    UNKNOWN_CARD_TYPE: wrong("The card type is not known", "There is no such type."),
    UNKNOWN_CRITERIA_TYPE: wrong("The targeting is not known", "There is no such type."),
  },
  401: {
    UNAUTHORIZED_ACCESS: codeWords(
      "The service no longer accepts this connection",
      "Access was revoked or has expired.",
      "Connect the handle again; your work here stays.",
    ),
  },
  403: {
    ACCOUNT_LOCKED_OUT: codeWords(
      "The handle is locked",
      "The service locked it for safety.",
      "Unlock it at the service, then try again.",
    ),
    ACCOUNT_NOT_FOUND: codeWords(
      "This handle cannot open the account",
      "The account does not exist, or the handle has no access to it.",
      "Switch to a handle with access, or ask an account admin for it.",
    ),
    ACTION_NOT_ALLOWED: codeWords(
      "Your role may not do this here",
      "The account gives this right to others.",
      ASK_ADMIN,
    ),
    CURRENT_USER_SUSPENDED: codeWords(
      "The handle is suspended",
      "The service suspended it.",
      "Contact support, or use another handle.",
    ),
    FUNDING_INSTRUMENT_ACCESS_NOT_ALLOWED: codeWords(
      "This handle may not use the funding source",
      "Its owner has not shared it with this account.",
      "Choose another funding source.",
    ),
    FUNDING_INSTRUMENT_EXCEEDS_AVAILABLE_CREDIT_LIMIT: codeWords(
      "The credit is used up",
      "The amount is higher than what is left on the funding source.",
      "Lower the amount, or choose another funding source.",
    ),
    GENERIC_POST_ERROR: codeWords(
      "The post was refused",
      "No reason given.",
      "Change the post and try again.",
    ),
    MALWARE_STATUS: codeWords(
      "A link was refused",
      "Its destination is considered harmful.",
      "Use another link.",
    ),
    POST_IS_SPAM: codeWords("The post was refused", "It is considered spam.", "Change the text."),
    READONLY_CLIENT_APPLICATION: codeWords(
      "This connection may only read",
      "The handle was connected with read-only access.",
      "Connect it again with read and write access.",
    ),
    UNAUTHORIZED_CLIENT_APPLICATION: codeWords(
      "This application has no access",
      "Its key has no access to the advertising service.",
      "Ask your Flightdeck administrator to check its consumer key.",
    ),
    USER_NOT_FOUND: codeWords("The user was not found", "No user has this ID.", CHECK_VALUES),
  },
  404: {
    ACCOUNT_MEDIA_NOT_FOUND: gone("The media file"),
    APP_EVENT_PROVIDER_CONFIGURATION_NOT_FOUND: gone("The app event provider"),
    APP_EVENT_TAG_NOT_FOUND: gone("The app event tag"),
    BEHAVIOR_OR_BEHAVIOR_EXPANDED_NOT_FOUND: gone("The behavior"),
    CAMPAIGN_NOT_FOUND: gone("The campaign"),
    CARD_NOT_FOUND: gone("The card"),
    FUNDING_INSTRUMENT_NOT_FOUND: gone("The funding source"),
    INVALID_APP_ID: wrong("The app was not found", "No app has this ID."),
    INVALID_APP_STORE: wrong("The app store was not found", "There is no such store."),
    INVALID_IAB_CATEGORY: wrong("The content category was not found", "There is no such category."),
    INVALID_ID_ILLEGAL_CHARACTERS: wrong("An ID was refused", "It holds characters that no ID has."),
    LINE_ITEM_APP_NOT_FOUND: gone("The line item’s app"),
    LINE_ITEM_NOT_FOUND: gone("The line item"),
    MACT_APP_NOT_FOUND: gone("The app"),
    MEDIA_CREATIVE_NOT_FOUND: gone("The media creative"),
    MEDIA_NOT_FOUND: gone("The media file"),
    NO_PROVIDER_AVAILABLE_FOR_THIS_CLIENT_APPLICATION: codeWords(
      "No app event provider is set up",
      "This application has none.",
      "Ask your Flightdeck administrator.",
    ),
    NOT_FOUND: gone("It"),
    POST_NOT_FOUND: gone("The post"),
    PROMOTABLE_USER_NOT_FOUND: gone("The promotable user"),
    PROMOTED_ACCOUNT_NOT_FOUND: gone("The promoted account"),
    PROMOTED_POST_NOT_FOUND: gone("The promoted post"),
    ROUTE_NOT_FOUND: codeWords(
      "This request does not exist",
      "The page may be older than the service.",
      "Reload the page. If it happens again, contact your Flightdeck administrator.",
    ),
    TAILORED_AUDIENCE_CHANGE_FILE_NOT_FOUND: gone("The audience’s file"),
    TAILORED_AUDIENCE_NOT_FOUND: gone("The audience"),
    TAILORED_AUDIENCE_OR_TAILORED_AUDIENCE_EXPANDED_NOT_FOUND: gone("The audience"),
    TARGETING_CRITERION_NOT_FOUND: gone("The targeting criterion"),
    WEB_EVENT_TAG_NOT_FOUND: gone("The web event tag"),
  },
  405: {
    METHOD_NOT_ALLOWED: codeWords(
      "This is not available",
      "This kind of request is not possible here.",
      "Reload the page. If it happens again, contact your Flightdeck administrator.",
    ),
  },
  408: {
    CANCELLED_REQUEST: codeWords("The request was cancelled", "It took too long.", WAIT),
  },
  413: {
    REQUEST_TOO_LARGE: codeWords(
      "The request is too large",
      "At most 5 MB at a time.",
      "Send fewer at once.",
    ),
  },
  423: {
    LOCK_ACQUISITION_TIMEOUT: codeWords(
      "This is being changed elsewhere",
      "Another change to the same record was running.",
      "Try again in a moment.",
    ),
  },
  429: {
    TOO_MANY_REQUESTS: codeWords(
      LIMIT_REACHED,
      "Requests are limited per time window.",
      "Wait a few minutes and try again.",
    ),
    POST_RATE_LIMIT_EXCEEDED: codeWords(
      "Limit of posts reached",
      "Posts are limited per time window.",
      "Wait a few minutes and try again.",
    ),
  },
  500: {
    INTERNAL_ERROR: codeWords(
      "The advertising service failed",
      "Something went wrong on its side.",
      "Try again.",
    ),
  },
  503: {
    SERVICE_UNAVAILABLE: codeWords("The service is not available", "It is down or being worked on.", WAIT),
    OVER_CAPACITY: codeWords("The service is overloaded", "Too many people ask at the same time.", WAIT),
  },
} as const;

type ErrorStatus = keyof typeof SERVICE_ERRORS;
export type ErrorCode = { [Status in ErrorStatus]: keyof (typeof SERVICE_ERRORS)[Status] }[ErrorStatus];

const codesOf = <Code extends string>(table: Readonly<Record<Code, CodeWords>>) =>
  Object.keys(table) as Code[];

/** The same codes alone. */
export const ERROR_CODES = {
  400: codesOf(SERVICE_ERRORS[400]),
  401: codesOf(SERVICE_ERRORS[401]),
  403: codesOf(SERVICE_ERRORS[403]),
  404: codesOf(SERVICE_ERRORS[404]),
  405: codesOf(SERVICE_ERRORS[405]),
  408: codesOf(SERVICE_ERRORS[408]),
  413: codesOf(SERVICE_ERRORS[413]),
  423: codesOf(SERVICE_ERRORS[423]),
  429: codesOf(SERVICE_ERRORS[429]),
  500: codesOf(SERVICE_ERRORS[500]),
  503: codesOf(SERVICE_ERRORS[503]),
} as const satisfies Readonly<Record<ErrorStatus, readonly ErrorCode[]>>;
