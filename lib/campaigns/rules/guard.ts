import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignChange, FieldProblem } from "@/lib/campaigns/change";
import type { GuardRule } from "./campaign-rules";

export type RuleField = GuardRule["field"];

/** What rules look at, of an existing or a new campaign. */
export type Judged = Pick<Campaign, RuleField | "currency">;

/** What an account's rules say of something that is about to be done. */
export interface GuardVerdict {
  /** It cannot be done. */
  readonly blocks: readonly FieldProblem[];
  /** It can be done once a person has seen this. */
  readonly warnings: readonly FieldProblem[];
}

/** The rules of an account, as whatever creates or changes campaigns asks them. */
export interface Guard {
  /** Only rules about the fields that change: what a campaign broke before is not its business. */
  readonly change: (campaign: Judged, change: CampaignChange) => GuardVerdict;
  readonly creation: (created: Judged) => GuardVerdict;
}

const nothing: GuardVerdict = { blocks: [], warnings: [] };

/** An account without rules. */
export const NO_GUARD: Guard = { change: () => nothing, creation: () => nothing };
