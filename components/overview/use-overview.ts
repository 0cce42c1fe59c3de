"use client";

import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { useNow } from "@/components/shell/use-now";
import { useRowPacing } from "@/components/statistics/use-row-pacing";
import { useRowReading } from "@/components/statistics/use-row-reading";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import { largestCampaigns, pacedCampaigns } from "@/lib/overview/largest-campaigns";
import { overviewDays } from "@/lib/overview/overview-days";
import type { MeasureId } from "@/lib/statistics/measures";
import { type Day, dayIn, zoneOrUtc } from "@/lib/time/calendar";

const MONEY: readonly MeasureId[] = ["spend", "impressions"];
const WEEK: readonly MeasureId[] = ["spend", "impressions", "results", "cost_per_result"];

/** The data of the overview: campaigns, funding sources and results of the open account. */
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
  const pacing = usePacing(counted, zone, today);
  const { error, settled, rows } = paid.read;
  const isMissing = ({ id }: { readonly id: string }) => paid.reading.wants(id) && !rows.has(id);
  /** The spend could not be read. */
  const failed =
    funding.error !== null || error !== undefined || (settled && funding.records.some(isMissing));
  const readAgain = () => {
    if (funding.error) funding.resume();
    paid.reading.refresh();
    brought.reading.refresh();
    pacing.reading.refresh();
  };
  return { zone, now, days, list, funding, counted, paid: { ...paid, failed }, brought, pacing, readAgain };
}

/** The pacing of the largest serving campaigns, and a message while it is unknown. */
function usePacing(counted: readonly campaigns.Campaign[], zone: string, today: Day | undefined) {
  const rows = useMemo(() => pacedCampaigns(counted), [counted]);
  const planOf = CAMPAIGN_RECORDS.plan;
  const { pace, read, reading, reason } = useRowPacing({
    entity: "CAMPAIGN",
    rows,
    planOf,
    zone,
    today,
    wanted: true,
    all: true,
  });
  const missing = rows.some(({ id }) => pace(id).kind === "unread");
  const state = reason !== undefined ? "closed" : !missing ? "read" : read.settled ? "held" : "reading";
  const words =
    state === "reading"
      ? "Reading how campaigns keep to their plans…"
      : state === "held"
        ? (read.problem ?? "How some campaigns keep to their plans could not be read.")
        : undefined;
  return { rows, pace, reading, state, words } as const;
}

export type Overview = ReturnType<typeof useOverview>;
