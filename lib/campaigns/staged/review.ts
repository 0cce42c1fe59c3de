import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type BulkPlan, type ExcludedItem, leave } from "@/lib/bulk/bulk-plan";
import { type CampaignItem, planCampaigns } from "../bulk/campaign-plan";
import { type ChangeField, isEmptyChange, touchedOnly } from "../change";
import { type StagedCampaign, type StagedChanges, stage, stagedFields } from "./staged-changes";

/** A field that somebody else has changed since it was staged here. */
export interface Conflict {
  readonly campaign: Campaign;
  readonly field: ChangeField;
  readonly was: unknown;
  readonly is: unknown;
  readonly staged: unknown;
}

export interface Review {
  /** What is sent when it is published. */
  readonly plan: Omit<BulkPlan<CampaignItem>, "excluded">;
  /** What waits for somebody to decide; nothing of such a campaign is published before. */
  readonly conflicts: readonly Conflict[];
  /** What breaks a rule now, or is about a campaign that is gone. */
  readonly impossible: readonly ExcludedItem[];
  /** Campaigns that hold by now what was staged for them. */
  readonly already: readonly StagedCampaign[];
}

/**
 * Holds what is staged against the campaigns as they are now.
 *
 * @param now every campaign that is staged for and still exists, by id
 */
export function reviewStaged(staged: StagedChanges, now: ReadonlyMap<string, Campaign>): Review {
  const conflicts: Conflict[] = [];
  const gone: ExcludedItem[] = [];
  const already: StagedCampaign[] = [];
  const settled = new Map<string, StagedCampaign>();
  for (const entry of staged) {
    const campaign = now.get(entry.id);
    const about = { key: entry.id, name: entry.name };
    if (!campaign) gone.push({ ...about, reason: "The service does not know it any more." });
    else if (campaign.deleted) gone.push({ ...about, reason: "It is deleted." });
    else if (isEmptyChange(touchedOnly(campaign, entry.change))) already.push(entry);
    else {
      const changed = conflictsOf(entry, campaign);
      conflicts.push(...changed);
      if (changed.length === 0) settled.set(entry.id, entry);
    }
  }
  const campaigns = [...settled.keys()].flatMap((id) => now.get(id) ?? []);
  const { excluded, ...plan } = planCampaigns(campaigns, (campaign) => {
    const entry = settled.get(campaign.id);
    return entry
      ? { do: "change", change: touchedOnly(campaign, entry.change) }
      : leave("Nothing is staged for it.");
  });
  return { plan, conflicts, impossible: [...excluded, ...gone], already };
}

/** The fields of an entry that hold neither what they held when they were staged nor what they are to hold. */
export function conflictsOf(entry: StagedCampaign, campaign: Campaign): Conflict[] {
  return stagedFields(entry).flatMap((field) => {
    const is = campaign[field];
    const staged = entry.change[field] === "" ? null : entry.change[field];
    const was = entry.was[field];
    return is === was || is === staged ? [] : { campaign, field, was, is, staged };
  });
}

/** Settles conflicts: what is staged here is published all the same, or what somebody else has set stays. */
export function decide(
  staged: StagedChanges,
  conflicts: readonly Conflict[],
  wins: "mine" | "theirs",
): StagedChanges {
  return stage(
    staged,
    conflicts.map(({ campaign, field, is, staged: mine }) => ({
      campaign,
      change: { [field]: (wins === "mine" ? mine : is) ?? "" },
    })),
  );
}

/** What stays staged once the reviewed changes are on their way. */
export function afterPublishing(staged: StagedChanges, { plan, already }: Review): StagedChanges {
  const sent = new Set([...plan.items.map(({ key }) => key), ...already.map(({ id }) => id)]);
  return staged.filter(({ id }) => !sent.has(id));
}
