import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignChange, FieldProblem } from "@/lib/campaigns/change";
import type { GuardRule } from "./campaign-rules";

export type RuleField = GuardRule["field"];

/** The fields that rules check, of an existing or a new campaign. */
export type Judged = Pick<Campaign, RuleField | "currency">;

/** The verdict of an account's rules on a planned change. */
export interface GuardVerdict {
  /** It cannot be done. */
  readonly blocks: readonly FieldProblem[];
  /** It can be done once a person has seen this. */
  readonly warnings: readonly FieldProblem[];
}

/** The rules of an account, for everything that creates or changes campaigns. */
export interface Guard {
  /** Only rules about changed fields: earlier violations are ignored. */
  readonly change: (campaign: Judged, change: CampaignChange) => GuardVerdict;
  readonly creation: (created: Judged) => GuardVerdict;
}

const nothing: GuardVerdict = { blocks: [], warnings: [] };

/** An account without rules. */
export const NO_GUARD: Guard = { change: () => nothing, creation: () => nothing };
