import { useMemo, useState } from "react";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import * as campaignEndpoints from "@/lib/ads/endpoints/campaigns";
import * as lineItemEndpoints from "@/lib/ads/endpoints/line-items";
import type { Guard } from "@/lib/campaigns/rules/guard";
import { convertAt, readExchangeRate, sameAmount } from "@/lib/copying/copy-amounts";
import { daysMoved } from "@/lib/copying/copy-dates";
import { type CopyTyped, dateChangeOf, timesOf, tokenElse } from "@/lib/copying/copy-form";
import {
  type CopyModel,
  type CopyNaming,
  listedCopies,
  numberedCopies,
  readCopyList,
  type WishedCopy,
} from "@/lib/copying/copy-names";
import {
  type CopyOrder,
  type CopyPlan,
  type LineItemModel,
  planCampaignCopies,
  planLineItemCopies,
} from "@/lib/copying/plan-copies";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { dayIn } from "@/lib/time/calendar";
import type { CopiedRecords, CopyReading } from "./use-copied-tree";
import type { CopyPlaceHere } from "./use-copy-place";
import type { LineItemsInto } from "./use-line-items-into";

interface CopyPlanAround {
  readonly copied: CopiedRecords;
  readonly place: CopyPlaceHere;
  readonly reading: CopyReading | undefined;
  /** The funding source of copies of campaigns, if it differs from that of their models. */
  readonly fundingId: string | undefined;
  /** The currency of the copies; undefined where amounts stay as they are. */
  readonly currency: string | undefined;
  /** The account's campaigns: their names are taken. */
  readonly campaigns: readonly Campaign[];
  readonly guard: Guard | undefined;
  readonly into: LineItemsInto;
}

const NO_COPIES: CopyPlan = { steps: [], copies: [], excluded: [], warnings: new Map() };

/** The copies that the form asks for; none until everything is read, or while a value is invalid or missing. */
export function useCopyPlan(typed: CopyTyped, ready: boolean, around: CopyPlanAround) {
  const [now] = useState(() => Date.now());
  const { copied, place, reading, fundingId, currency, campaigns, guard, into } = around;
  const { elsewhere, zone, payers } = place;
  const dated = copied.kind === "campaigns" ? (reading?.tree.lineItems ?? []) : copied.items;
  const dates = dateChangeOf(typed, dated, zone, now);
  const days = daysMoved(dated, dates, zone);
  const names = useMemo(() => new Set(campaigns.map(({ name }) => name)), [campaigns]);
  const plan = useMemo(() => {
    if (!ready || !reading) return NO_COPIES;
    const rate = currency === undefined ? undefined : readExchangeRate(typed.rate);
    const order: CopyOrder = {
      ...reading,
      elsewhere,
      zone,
      now,
      days,
      convert: rate === undefined || currency === undefined ? sameAmount : convertAt(rate, currency),
    };
    const wished = <Model extends CopyModel>(models: readonly Model[], naming: CopyNaming<Model>) =>
      wishesOf(typed, models, naming, dayIn(zone, now));
    if (copied.kind === "campaigns") {
      const wishes = wished(copied.campaigns, campaignNaming(elsewhere ? new Set() : names));
      return planCampaignCopies(wishes, {
        ...order,
        fundingId,
        payers,
        lineItemNames: typed.itemPattern,
        ...(!elsewhere && guard && { guard }),
      });
    }
    const models = copied.items.map(
      (item): LineItemModel => ({ id: item.id, name: lineItemName(item), item }),
    );
    const wishes = wished(models, lineItemNaming(into));
    return planLineItemCopies(wishes, { ...order, campaignOf: into.campaignOf });
  }, [
    ready,
    reading,
    typed,
    copied,
    elsewhere,
    zone,
    now,
    days,
    currency,
    fundingId,
    payers,
    names,
    guard,
    into,
  ]);
  return { plan, dates, days };
}

function wishesOf<Model extends CopyModel>(
  typed: CopyTyped,
  models: readonly Model[],
  naming: CopyNaming<Model>,
  today: string,
): readonly WishedCopy<Model>[] {
  if (typed.way === "number") return numberedCopies(models, timesOf(typed.times) ?? 0, naming);
  return listedCopies(models, readCopyList(typed.lines), typed.pattern, naming, tokenElse(typed, today));
}

const campaignNaming = (names: ReadonlySet<string>): CopyNaming<CopyModel> => ({
  taken: () => names,
  one: "campaign",
  param: campaignEndpoints.create.params.shape.name,
  max: campaignEndpoints.CAMPAIGN_NAME_MAX,
});

const lineItemNaming = ({ namesIn, campaignOf }: LineItemsInto): CopyNaming<LineItemModel> => ({
  taken: ({ item }) => namesIn(campaignOf(item)?.id ?? ""),
  one: "line item",
  param: lineItemEndpoints.create.params.shape.name,
  max: lineItemEndpoints.LINE_ITEM_NAME_MAX,
});
