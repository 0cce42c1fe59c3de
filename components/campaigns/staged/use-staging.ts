"use client";

import { useCallback, useMemo } from "react";
import { type KeptHistory, useKeptHistory } from "@/components/builder/use-kept-history";
import { useSession } from "@/components/shell/session";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignChange } from "@/lib/campaigns/change";
import { fieldName } from "@/lib/campaigns/field-words";
import {
  isStagedChanges,
  NOTHING_STAGED,
  type Planned,
  type StagedChanges,
  stage,
  takeBack,
  withStaged,
} from "@/lib/campaigns/staged/staged-changes";
import { useStagingWanted, wantStaging } from "./staging-switch";

const nothing = () => NOTHING_STAGED;

export interface CampaignStaging {
  /** Edits wait until they are published. Always so while there are any that wait. */
  readonly on: boolean;
  readonly staged: StagedChanges;
  readonly history: KeptHistory<StagedChanges>;
  /** The campaigns as they will be, and those with changes as the service has them. */
  readonly planned: Planned;
  /** Changes a campaign, as it is shown, once that is published. */
  readonly stageOne: (campaign: Campaign, change: CampaignChange) => void;
  /** @param title what is done to them, "Pause 12 campaigns" */
  readonly stageMany: (
    title: string,
    changes: readonly { readonly campaign: Campaign; readonly change: CampaignChange }[],
  ) => void;
  /** Forgets one field of a campaign, or all that is staged for it. */
  readonly takeBack: (campaign: Pick<Campaign, "id" | "name">, field?: string) => void;
  /** Changes what is staged in any other way. */
  readonly alter: (label: string, next: (staged: StagedChanges) => StagedChanges) => void;
}

/** Changes of an account's campaigns that wait on this device, each person's own, with undo and redo. */
export function useStaging(accountId: string, campaigns: readonly Campaign[]): CampaignStaging {
  const { person } = useSession();
  const wanted = useStagingWanted();
  const history = useKeptHistory<StagedChanges>({
    name: `staged campaigns ${person.id}`,
    accountId,
    initial: nothing,
    isValue: isStagedChanges,
    shared: true,
  });
  const { value: staged, change: changeHistory } = history;
  const planned = useMemo(() => withStaged(campaigns, staged), [campaigns, staged]);

  const alter: CampaignStaging["alter"] = useCallback(
    (label, next) => {
      // So that what was the last of them can still be undone.
      wantStaging(true);
      changeHistory(next, { label });
    },
    [changeHistory],
  );
  const { originals } = planned;
  const stageMany: CampaignStaging["stageMany"] = useCallback(
    (title, changes) => {
      const wishes = changes.map(({ campaign, change }) => ({
        campaign: originals.get(campaign.id) ?? campaign,
        change,
      }));
      if (wishes.length > 0) alter(title, (now) => stage(now, wishes));
    },
    [originals, alter],
  );
  const stageOne = useCallback(
    (campaign: Campaign, change: CampaignChange) =>
      stageMany(labelOf(campaign, Object.keys(change)), [{ campaign, change }]),
    [stageMany],
  );
  const takeBackOne = useCallback(
    (campaign: Pick<Campaign, "id" | "name">, field?: string) =>
      alter(`Take back ${labelOf(campaign, field === undefined ? [] : [field])}`, (now) =>
        takeBack(now, campaign.id, field),
      ),
    [alter],
  );
  const on = wanted || staged.length > 0;
  return useMemo(
    () => ({ on, staged, history, planned, stageOne, stageMany, takeBack: takeBackOne, alter }),
    [on, staged, history, planned, stageOne, stageMany, takeBackOne, alter],
  );
}

function labelOf({ name }: Pick<Campaign, "name">, fields: readonly string[]): string {
  const [field] = fields;
  return fields.length === 1 && field !== undefined ? `${fieldName(field)} of ${name}` : name;
}
