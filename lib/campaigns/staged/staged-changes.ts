import { z } from "zod";
import { batch, type Campaign } from "@/lib/ads/endpoints/campaigns";
import { type CampaignChange, CHANGE_FIELDS, type ChangeField, isEmptyChange, withChange } from "../change";

/** What is to become of one campaign once the staged changes are published. */
export interface StagedCampaign {
  readonly id: string;
  /** What it was called, for when it is not found any more. */
  readonly name: string;
  readonly change: CampaignChange;
  /** What each field of the change held when it was staged. Another value since then is a conflict. */
  readonly was: Readonly<Record<string, unknown>>;
}

/** In the order in which they were first staged, each campaign once. */
export type StagedChanges = readonly StagedCampaign[];

export const NOTHING_STAGED: StagedChanges = [];

const stagedCampaign: z.ZodType<StagedCampaign> = z.object({
  id: z.string(),
  name: z.string(),
  change: z.custom<CampaignChange>(
    (change) =>
      typeof change === "object" &&
      batch.body.safeParse([{ operation_type: "Update", params: { campaign_id: "0", ...change } }]).success,
  ),
  was: z.record(z.string(), z.unknown()),
});

/** Entries are shared by the steps of a history, and need to be looked at once only. */
const understood = new WeakSet<object>();

/** Whether what a device kept is understood. */
export function isStagedChanges(stored: unknown): stored is StagedChanges {
  return (
    Array.isArray(stored) &&
    stored.every((entry: unknown) => {
      if (typeof entry !== "object" || entry === null) return false;
      if (understood.has(entry)) return true;
      const { success } = stagedCampaign.safeParse(entry);
      if (success) understood.add(entry);
      return success;
    })
  );
}

export interface Wish {
  /** The campaign as the service has it. */
  readonly campaign: Campaign;
  readonly change: CampaignChange;
}

/** Stages changes besides those that are staged already. A field that is set to what it holds is staged no longer. */
export function stage(staged: StagedChanges, wishes: readonly Wish[]): StagedChanges {
  const next = new Map(staged.map((entry) => [entry.id, entry]));
  for (const { campaign, change } of wishes) {
    const entry = withWish(next.get(campaign.id), campaign, change);
    if (isEmptyChange(entry.change)) next.delete(campaign.id);
    else next.set(campaign.id, entry);
  }
  return [...next.values()];
}

function withWish(entry: StagedCampaign | undefined, campaign: Campaign, wished: CampaignChange) {
  const change = { ...entry?.change };
  const was = { ...entry?.was };
  for (const field of CHANGE_FIELDS) {
    if (wished[field] === undefined) continue;
    delete change[field];
    delete was[field];
    if ((wished[field] === "" ? null : wished[field]) === campaign[field]) continue;
    Object.assign(change, { [field]: wished[field] });
    was[field] = campaign[field];
  }
  return { id: campaign.id, name: campaign.name, change, was };
}

/** Takes back one field of a campaign, or all that is staged for it. */
export function takeBack(staged: StagedChanges, id: string, field?: string): StagedChanges {
  return staged.flatMap((entry) => {
    if (entry.id !== id) return entry;
    const change = Object.fromEntries(
      Object.entries(entry.change).filter(([each]) => field !== undefined && each !== field),
    );
    const was = Object.fromEntries(Object.entries(entry.was).filter(([each]) => each in change));
    return isEmptyChange(change) ? [] : { ...entry, change, was };
  });
}

/** The fields of an entry, in the order of a campaign's fields. */
export const stagedFields = ({ change }: StagedCampaign): ChangeField[] =>
  CHANGE_FIELDS.filter((field) => change[field] !== undefined);

/** How many values are staged. */
export const countStaged = (staged: StagedChanges): number =>
  staged.reduce((count, entry) => count + stagedFields(entry).length, 0);

export interface Planned {
  /** The campaigns as they will be. */
  readonly campaigns: readonly Campaign[];
  /** Of those with staged changes, the campaign as the service has it, by id. */
  readonly originals: ReadonlyMap<string, Campaign>;
}

const NO_ORIGINALS: ReadonlyMap<string, Campaign> = new Map();

/** The list as it will be once everything is published. Deleted campaigns stay as they are. */
export function withStaged(campaigns: readonly Campaign[], staged: StagedChanges): Planned {
  if (staged.length === 0) return { campaigns, originals: NO_ORIGINALS };
  const byId = new Map(staged.map((entry) => [entry.id, entry]));
  const originals = new Map<string, Campaign>();
  const planned = campaigns.map((campaign) => {
    const entry = campaign.deleted ? undefined : byId.get(campaign.id);
    if (!entry) return campaign;
    originals.set(campaign.id, campaign);
    return asPlanned(campaign, entry.change);
  });
  return { campaigns: planned, originals };
}

/** What the service says of serving is of the campaign as it is; resumed, its own switch does not hold it back. */
function asPlanned(campaign: Campaign, change: CampaignChange): Campaign {
  const planned = withChange(campaign, change);
  if (change.entity_status !== "ACTIVE") return planned;
  const reasons = planned.reasons_not_servable.filter((reason) => reason !== "PAUSED_BY_ADVERTISER");
  return {
    ...planned,
    reasons_not_servable: reasons,
    servable: reasons.length === 0 ? true : planned.servable,
  };
}
