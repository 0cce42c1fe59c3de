"use client";

import { useMemo, useState } from "react";
import { type Builder, type BuilderStart, startNew } from "@/components/builder/builder";
import { BuilderPage } from "@/components/builder/builder-page";
import { CampaignContextProvider, useCampaignContext } from "@/components/campaigns/campaign-context";
import { useCampaignContextHere } from "@/components/campaigns/use-campaign-context-here";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/dashboard-route";
import { create } from "@/lib/ads/endpoints/campaigns";
import { refusedFields } from "@/lib/ads/refused-fields";
import { forgetCreated } from "@/lib/creation/creation-results";
import { counted } from "@/lib/format/plurals";
import { beginGuided, type GuidedDraft, isGuidedDraft } from "@/lib/guided/guided-draft";
import { guidedPlan } from "@/lib/guided/guided-plan";
import { guidedProblems, itemOfField, stepOfField } from "@/lib/guided/guided-problems";
import { createdCampaignId, guidedRefusal } from "@/lib/guided/guided-results";
import { zoneOrUtc } from "@/lib/time/calendar";
import type { GuidedKnown } from "./guided-builder";
import { GuidedFields } from "./guided-fields";
import { GuidedPreview } from "./guided-preview";
import { StepRail } from "./step-rail";
import { useGuidedKnown } from "./use-guided-known";

/** The guided flow for a new campaign with all its parts, step by step. */
export function NewCampaignFlow() {
  const place = useCampaignContextHere();
  return (
    <CampaignContextProvider value={place}>
      <BuilderPage builder={newCampaign} />
    </CampaignContextProvider>
  );
}

const newCampaign: Builder<GuidedDraft, GuidedKnown> = {
  title: "New campaign",
  needs: create,
  closedTo: "new campaigns",
  useStart: useGuidedStart,
  isDraft: isGuidedDraft,
  useKnown: useGuidedKnown,
  problems: guidedProblems,
  advice: ({ items }) =>
    items.some(({ ads }) => ads.length === 0)
      ? [{ field: "ads", message: "A line item without ads shows nothing." }]
      : [],
  action: ({ campaign }) => (campaign.active ? "Create and start campaign" : "Create paused campaign"),
  failure: "Not all of the campaign was created",
  refusals: (error) => refusedFields(error, (field) => field),
  save: async (_send, { draft, known, account }) => {
    const { accountId, userId, zone, payer } = known;
    const around = { accountId, userId, zone, currency: payer?.currency ?? "", now: Date.now() };
    const plan = guidedPlan(draft, around);
    const results = await known.create(plan, `Create ${draft.campaign.name}`);
    const refusal = guidedRefusal(draft, plan, results);
    if (refusal) throw refusal;
    await forgetCreated(draft.id);

    return {
      title: `Created ${draft.campaign.name}`,
      description: `${counted(plan.length, "record")}, ${draft.campaign.active ? "active" : "paused"}.`,
      href: panelHref(account, "campaigns", createdCampaignId(draft, results)),
    };
  },
  partWith: (_, field) => [stepOfField(field), itemOfField(field)].filter(Boolean).join("/"),
  storedPart: {
    of: ({ step, shown }) => `${step}/${shown}`,
    show: (draft, part) => ({
      ...draft,
      step: stepOfField(part) ?? draft.step,
      shown: itemOfField(part) ?? draft.shown,
    }),
    same: (one, other) =>
      one.objective === other.objective && one.campaign === other.campaign && one.items === other.items,
  },
  Outline: StepRail,
  Fields: GuidedFields,
  Preview: GuidedPreview,
};

/** Starts once the funding sources, naming templates and time zone of the account are known. */
function useGuidedStart(): BuilderStart<GuidedDraft> {
  const { account, failure } = useAccount();
  const {
    funding,
    fundingComplete,
    fundingError,
    templates: [template = ""],
    rulesRead,
  } = useCampaignContext();
  const [{ id, now }] = useState(() => ({ id: crypto.randomUUID(), now: Date.now() }));
  const zone = zoneOrUtc(account?.timezone);
  const instruments = useMemo(() => [...funding.values()].filter(({ deleted }) => !deleted), [funding]);
  if (!account || !rulesRead || (!fundingComplete && !fundingError)) {
    return { state: "reading", what: "The account", error: account ? null : (failure ?? null) };
  }
  return startNew("campaign", () => beginGuided({ id, funding: instruments, template, zone, now }));
}
