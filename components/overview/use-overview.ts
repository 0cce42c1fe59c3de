"use client";

import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { useNow } from "@/components/shell/use-now";
import { useRowReading } from "@/components/statistics/use-row-reading";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { largestCampaigns } from "@/lib/overview/largest-campaigns";
import { overviewDays } from "@/lib/overview/overview-days";
import type { MeasureId } from "@/lib/statistics/measures";
import { dayIn, zoneOrUtc } from "@/lib/time/calendar";

const MONEY: readonly MeasureId[] = ["spend", "impressions"];
const WEEK: readonly MeasureId[] = ["spend", "impressions", "results", "cost_per_result"];

/** What the overview of the open account shows: its campaigns, what pays for them, and what both brought. */
export function useOverview() {
  const { accountId, account } = useAccount();
  const zone = zoneOrUtc(account?.timezone ?? "UTC");
  const now = useNow();
  const today = now === undefined ? undefined : dayIn(zone, now);
  const days = useMemo(() => (today === undefined ? undefined : overviewDays(today)), [today]);
  const list = useAdsList(campaigns.list, { account_id: accountId, count: PAGE_MAX });
  const funding = useAdsList(fundingInstruments.list, { account_id: accountId, count: PAGE_MAX });
  const { records, complete } = list;
  const counted = useMemo(() => (complete ? largestCampaigns(records) : []), [records, complete]);
  const paid = useRowReading({
    entity: "FUNDING_INSTRUMENT",
    rows: funding.records,
    zone,
    days,
    measures: MONEY,
    all: funding.complete,
  });
  const brought = useRowReading({ entity: "CAMPAIGN", rows: counted, zone, days, measures: WEEK, all: true });
  const { error, settled, rows } = paid.read;
  const isMissing = ({ id }: { readonly id: string }) => paid.reading.wants(id) && !rows.has(id);
  /** What was spent could not be read. */
  const failed = error !== undefined || (settled && funding.records.some(isMissing));
  const readAgain = () => {
    paid.reading.refresh();
    brought.reading.refresh();
  };
  return { zone, now, days, list, funding, counted, paid: { ...paid, failed }, brought, readAgain };
}

export type Overview = ReturnType<typeof useOverview>;
