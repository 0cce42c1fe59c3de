import { AUDIENCE_SIZE_MIN, type CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { ago } from "@/lib/format/durations";
import { listPlain } from "@/lib/format/lists";
import { formatNumber } from "@/lib/format/numbers";

const HOUR_MS = 3_600_000;
/** How long the service usually processes uploaded people (public documentation of audiences). */
const PROCESSING_HOURS = { from: 4, to: 8 } as const;

export type AudienceStateKind = "targetable" | "processing" | "empty" | "too-small" | "blocked" | "deleted";

/** Whether an audience can be targeted, in words. */
export interface AudienceState {
  readonly kind: AudienceStateKind;
  /** One or two words for a row. */
  readonly word: string;
  /** What is going on, and whether that is normal. */
  readonly why: string;
  /** What to do; undefined where one can only wait, or needs to do nothing. */
  readonly next?: string;
  /** The progress of the processing. */
  readonly progress?: ProcessingProgress;
}

interface ProcessingProgress {
  /** Milliseconds since the audience last changed: the response does not contain when work began. */
  readonly elapsedMs: number;
  /** As a share of the longest usual time, 0 to 1000. */
  readonly permille: number;
  /** It takes longer than usual. */
  readonly late: boolean;
}

type Described = Pick<
  CustomAudience,
  | "audience_type"
  | "targetable"
  | "reasons_not_targetable"
  | "audience_size"
  | "created_at"
  | "updated_at"
  | "deleted"
>;

/**
 * Describes `targetable` and `reasons_not_targetable`. TOO_SMALL beside PROCESSING means nothing yet: it is set from
 * the first second on (advertising specification, States and transitions).
 *
 * @param now milliseconds since the epoch
 */
export function audienceState(audience: Described, now: number): AudienceState {
  const reasons = audience.reasons_not_targetable;
  if (audience.deleted) return { kind: "deleted", word: "Deleted", why: "It cannot be targeted any more." };
  if (audience.targetable) {
    return { kind: "targetable", word: "Targetable", why: "Line items can include or exclude it." };
  }
  if (reasons.includes("PROCESSING")) {
    const flexible = audience.audience_type === "FLEXIBLE";
    const untouched = audience.updated_at === audience.created_at;
    return untouched && !flexible ? empty() : processing(audience, now, flexible);
  }
  const unknown = reasons.filter((reason) => reason !== "TOO_SMALL");
  if (reasons.includes("TOO_SMALL") && unknown.length === 0) return tooSmall(audience.audience_size);
  return {
    kind: "blocked",
    word: unknown.length > 0 ? listPlain(unknown) : "Not targetable",
    why: unknown.length > 0 ? "Reason code with no description yet." : "No reason given.",
    next: "Contact support.",
  };
}

function empty(): AudienceState {
  return {
    kind: "empty",
    word: "Waiting for people",
    why: "No people uploaded yet.",
    next: "Upload a list of people.",
  };
}

function processing({ updated_at }: Described, now: number, flexible: boolean): AudienceState {
  const elapsedMs = Math.max(0, now - Date.parse(updated_at));
  const late = elapsedMs > PROCESSING_HOURS.to * HOUR_MS;
  const usual = `usually ${PROCESSING_HOURS.from}–${PROCESSING_HOURS.to} h`;
  return {
    kind: "processing",
    word: "Processing",
    why: `${flexible ? "It is built from its segments" : "Uploaded people are being matched"}, ${usual}; TOO_SMALL is normal until then. ${flexible ? "Created" : "Last change"} ${ago(elapsedMs)}${late ? ", which is longer than usual" : ""}.`,
    ...(late && { next: "If it stays like this, ask support." }),
    progress: {
      elapsedMs,
      permille: Math.min(1000, Math.round((elapsedMs / (PROCESSING_HOURS.to * HOUR_MS)) * 1000)),
      late,
    },
  };
}

function tooSmall(size: number | null): AudienceState {
  const matched = size === null ? "Fewer than that match" : `${formatNumber(size)} match`;
  return {
    kind: "too-small",
    word: "Too small",
    why: `An audience needs ${AUDIENCE_SIZE_MIN} recently active people. ${matched}.`,
    next: "Upload more people, or identifiers of another kind.",
  };
}
