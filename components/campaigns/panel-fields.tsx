"use client";

import type { ReactNode } from "react";
import { NotSet } from "@/components/ui/absent";
import { CopyableId } from "@/components/ui/identifier";
import { Money } from "@/components/ui/money";
import { StatusMark } from "@/components/ui/status-mark";
import { TimeText } from "@/components/ui/time-text";
import { campaignFieldName, isKnownField, optimizationName } from "@/lib/ads/campaign-field-words";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { plannedDays } from "@/lib/campaigns/change";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { formatNumber } from "@/lib/format/numbers";
import { type CampaignContext, fundingName, useCampaignContext } from "./campaign-context";

/** The order of the fields; any other field of the response follows. */
const ORDER = [
  "id",
  "entity_status",
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
  "funding_instrument_id",
  "purchase_order_number",
  "budget_optimization",
  "standard_delivery",
  "duration_in_days",
  "frequency_cap",
  "created_at",
  "updated_at",
];

/**
 * Shown elsewhere in the panel: the effective status as "Delivery", the currency with each amount; codes are in the
 * JSON.
 */
const ELSEWHERE = ["name", "effective_status", "servable", "reasons_not_servable", "currency", "deleted"];

/** Every field of a campaign, including unknown ones. */
export function PanelFields({ campaign }: { campaign: Campaign }) {
  const place = useCampaignContext();
  const rest = Object.keys(campaign).filter((field) => !ORDER.includes(field) && !ELSEWHERE.includes(field));
  const days = plannedDays(
    campaign.daily_budget_amount_local_micro,
    campaign.total_budget_amount_local_micro,
  );
  return (
    <dl className="grid grid-cols-[150px_minmax(0,1fr)] gap-x-3 gap-y-2">
      {campaign.deleted && (
        <Entry label="Deleted">
          <TimeText at={campaign.updated_at} zone={place.zone} show="time-and-zone" />
        </Entry>
      )}
      {ORDER.map((field) => (
        <Entry key={field} label={campaignFieldName(field)}>
          <FieldValue field={field} campaign={campaign} place={place} />
        </Entry>
      ))}
      {days !== undefined && (
        <Entry label="Plan">≈ {formatNumber(days)} days if every day spends the daily budget</Entry>
      )}
      {rest.map((field) => (
        <Entry key={field} label={<code className="font-mono text-sm">{field}</code>}>
          <code className="break-words font-mono text-sm">{JSON.stringify(campaign[field])}</code>
          {!isKnownField(field) && (
            <span className="ml-1 text-sm text-text-muted">not in the specification</span>
          )}
        </Entry>
      ))}
    </dl>
  );
}

function Entry({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-muted">{label}</dt>
      <dd className="min-w-0 break-words tabular-nums">{children}</dd>
    </>
  );
}

function FieldValue({
  field,
  campaign,
  place,
}: {
  field: string;
  campaign: Campaign;
  place: CampaignContext;
}) {
  const value = campaign[field];
  switch (field) {
    case "id":
      return <CopyableId value={campaign.id} label="campaign id" />;
    case "entity_status": {
      const { kind, word } = campaignDelivery(campaign).status;
      return <StatusMark kind={kind}>{word}</StatusMark>;
    }
    case "funding_instrument_id":
      return (
        <span className="flex flex-col items-start">
          {fundingName(place, campaign.funding_instrument_id)}
          <CopyableId value={campaign.funding_instrument_id} label="funding source id" />
        </span>
      );
    case "budget_optimization":
      return optimizationName(campaign.budget_optimization);
    case "created_at":
      return <TimeText at={campaign.created_at} zone={place.zone} show="time-and-zone" />;
    case "updated_at":
      return <TimeText at={campaign.updated_at} zone={place.zone} show="time-and-zone" />;
  }
  if (value === null || value === undefined) return <NotSet />;
  if (field.endsWith("_local_micro") && typeof value === "string") {
    return <Money micros={value} currency={campaign.currency} />;
  }
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return <bdi>{String(value)}</bdi>;
}
