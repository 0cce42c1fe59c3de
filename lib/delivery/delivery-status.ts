import { isBlocking, type Reason } from "./causes";

/**
 * What a campaign or a line item does, as the address names it. "Active" is one that is switched on and not over,
 * whether or not it serves: a serving, a scheduled and a held-back one are each active as well.
 */
export const DELIVERY_STATUSES = {
  active: "Active",
  serving: "Serving",
  "not-serving": "Not serving",
  scheduled: "Scheduled",
  paused: "Paused",
  ended: "Ended",
  draft: "Draft",
} as const;

type DeliveryState = keyof typeof DELIVERY_STATUSES | "deleted" | "other";

export interface DeliveryStatus {
  readonly state: DeliveryState;
  /** Its shape and colour. */
  readonly kind: "running" | "paused" | "attention" | "blocked" | "ended";
  readonly word: string;
}

const status = (state: keyof typeof DELIVERY_STATUSES, kind: DeliveryStatus["kind"]): DeliveryStatus => ({
  state,
  kind,
  word: DELIVERY_STATUSES[state],
});

interface Switched {
  readonly deleted: boolean;
  readonly entity_status: string;
  readonly servable: boolean | null;
}

/** In one word: its own switch first, then whether it really serves. */
export function statusFrom(
  { deleted, entity_status, servable }: Switched,
  reasons: readonly Reason[],
): DeliveryStatus {
  if (deleted) return { state: "deleted", kind: "ended", word: "Deleted" };
  switch (entity_status) {
    case "PAUSED":
      return status("paused", "paused");
    case "DRAFT":
      return status("draft", "ended");
    case "ACTIVE":
      return whileActive(servable, reasons);
    default:
      return { state: "other", kind: "attention", word: entity_status };
  }
}

function whileActive(servable: boolean | null, reasons: readonly Reason[]): DeliveryStatus {
  const [first] = reasons;
  if (!first) {
    if (servable === true) return status("serving", "running");
    // Whether it serves is unknown.
    return servable === null ? status("active", "attention") : status("not-serving", "attention");
  }
  if (reasons.some(({ cause }) => cause === "ended")) return status("ended", "ended");
  if (reasons.every(({ cause }) => cause === "starts-later")) return status("scheduled", "ended");
  const blocked = reasons.some(({ cause }) => isBlocking(cause));
  return status("not-serving", blocked ? "blocked" : "attention");
}

const ACTIVE: readonly DeliveryState[] = ["serving", "not-serving", "scheduled"];

/** The values of a status filter that are true of something: one that serves is active, too. */
export const statusValues = ({ state }: DeliveryStatus): readonly string[] =>
  ACTIVE.includes(state) ? ["active", state] : [state];
