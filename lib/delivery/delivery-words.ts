import { formatInstant } from "@/lib/format/instant";
import { CAUSES_BY_SEVERITY, type Cause, type Reason } from "./causes";
import type { Delivery } from "./delivery";

/** What a user can do about a reason from the current page. */
export type Fix =
  | { readonly kind: "resume"; readonly label: string }
  | { readonly kind: "raise-budget"; readonly label: string }
  | { readonly kind: "open-funding"; readonly label: string }
  | { readonly kind: "add-line-item"; readonly label: string }
  | { readonly kind: "open-line-items"; readonly advice: string; readonly label: string }
  | { readonly kind: "none"; readonly advice: string };

interface ReasonWords {
  /** In few enough words for a table cell. */
  readonly name: string;
  /** What it means, in one sentence. */
  readonly meaning: string;
  readonly fix: Fix;
}

const openLineItems = (advice: string): Fix => ({
  kind: "open-line-items",
  advice,
  label: "Open its line items",
});

const WORDS: Readonly<Record<Cause, ReasonWords>> = {
  "account-rejected": {
    name: "Account rejected",
    meaning: "This advertising account was rejected, so nothing in it can serve.",
    fix: { kind: "none", advice: "Contact support about the account’s review." },
  },
  "account-under-review": {
    name: "Account under review",
    meaning: "This advertising account is still under review.",
    fix: { kind: "none", advice: "Wait for the review. The campaign needs no change." },
  },
  "funding-problem": {
    name: "Funding problem",
    meaning: "The funding source of this campaign cannot pay.",
    fix: { kind: "open-funding", label: "Open the funding source" },
  },
  "campaign-deleted": {
    name: "Deleted",
    meaning: "The campaign, or something that it needs, is deleted. Deleting cannot be undone.",
    fix: { kind: "none", advice: "Duplicate the campaign to run it again." },
  },
  "awaiting-approval": {
    name: "Awaiting approval",
    meaning: "This campaign is waiting for approval by the advertiser.",
    fix: {
      kind: "none",
      advice:
        "It cannot be approved here: the person who approves campaigns for this advertiser has to do it.",
    },
  },
  "budget-used-up": {
    name: "Budget used up",
    meaning: "The campaign has used its whole total budget.",
    fix: { kind: "raise-budget", label: "Raise the total budget" },
  },
  ended: {
    name: "Ended",
    meaning: "The end date has passed.",
    fix: openLineItems("Move the end date of its line items, or duplicate the campaign."),
  },
  "campaign-paused": {
    name: "Campaign paused",
    meaning: "The campaign is paused.",
    fix: { kind: "resume", label: "Resume the campaign" },
  },
  "line-item-paused": {
    name: "Line item paused",
    meaning: "The line item is paused.",
    fix: { kind: "none", advice: "Resume the line item." },
  },
  "no-line-item": {
    name: "No line items",
    meaning: "No line items yet. A campaign needs at least one to serve.",
    fix: { kind: "add-line-item", label: "Add a line item" },
  },
  "no-active-line-item": {
    name: "No active line item",
    meaning: "All of its line items are paused.",
    fix: openLineItems("Resume at least one of its line items."),
  },
  "nothing-to-show": {
    name: "Nothing to show",
    meaning: "Nothing to show: no post, account or file has been added.",
    fix: openLineItems("Add something to show to an active line item."),
  },
  incomplete: {
    name: "Incomplete",
    meaning:
      "No line item of this campaign can serve: there is none, none is active, or none has anything to show.",
    fix: openLineItems("Check its line items."),
  },
  "content-rejected": {
    name: "Content not approved",
    meaning: "A creative of this campaign did not pass content review.",
    fix: openLineItems("Replace the creative that was rejected."),
  },
  "ad-under-review": {
    name: "Ad under review",
    meaning: "This ad is still under review. It serves once it is approved.",
    fix: { kind: "none", advice: "Wait for the review." },
  },
  "starts-later": {
    name: "Starts later",
    meaning: "The start date has not come yet.",
    fix: openLineItems("Wait for the start date, or set an earlier one on its line items."),
  },
};

/** A reason in words; an unknown code is shown verbatim. */
export function reasonWords({ cause, code }: Pick<Reason, "cause" | "code">): ReasonWords {
  return cause
    ? WORDS[cause]
    : {
        name: code,
        meaning: `${code}: a reason that this dashboard does not know.`,
        fix: { kind: "none", advice: "Look the code up in the documentation of the advertising service." },
      };
}

/** A reason that is a date, on the clocks of a zone: "Starts 5 Dec 2026, 14:00", or by its day alone. */
function dateOf({ cause, at }: Reason, zone: string, detail: "day" | "time"): string | undefined {
  if (at === undefined) return undefined;
  if (cause === "starts-later") return `Starts ${formatInstant(at, zone, detail)}`;
  return cause === "ended" ? `Ended ${formatInstant(at, zone, detail)}` : undefined;
}

/** What a reason means in one sentence, with its date on the clocks of a zone where that is known. */
export function reasonSentence(reason: Reason, zone: string): string {
  const date = dateOf(reason, zone, "time");
  return date === undefined ? reasonWords(reason).meaning : `${date}.`;
}

/** Whether it serves, in one line. The reasons are shown separately. */
export function deliveryLine({ status, reasons }: Delivery): string {
  if (status.state === "serving") return "Serving. No issues reported.";
  if (reasons.length > 0) return status.word;
  return status.state === "active" ? "Active. Whether it serves is not reported." : `${status.word}.`;
}

/** Reasons in few words, the most severe first. */
export const REASON_NAMES: readonly string[] = CAUSES_BY_SEVERITY.map((cause) => WORDS[cause].name);

/** The most severe reason, in few words; undefined without one. */
export const mainReason = ({ reasons: [first] }: Delivery): string | undefined =>
  first && reasonWords(first).name;

/** The most severe reason for a cell: its day where it is a date and that is known. */
export const mainReasonOn = (zone: string, { reasons: [first] }: Delivery): string | undefined =>
  first && (dateOf(first, zone, "day") ?? reasonWords(first).name);

/** What an account's approval status means for everything in it. */
export function approvalWords(approval: string): string {
  if (approval === "REJECTED") return "Rejected: nothing in this account serves.";
  if (approval === "UNDER_REVIEW")
    return "Under review: nothing in this account serves until it is approved.";
  return `Its approval status is ${approval}.`;
}
