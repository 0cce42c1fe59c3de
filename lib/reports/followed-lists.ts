import "server-only";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as funding from "@/lib/ads/endpoints/funding-instruments";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import { IDS_MAX } from "@/lib/ads/params";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import { readForPage } from "@/lib/forward/read-for-page";
import { LINE_ITEM_RECORDS } from "@/lib/line-items/line-item-records";
import { toBatches } from "@/lib/lists/arrange";
import { lineItemFacts } from "@/lib/statistics-reader/campaign-line-items";
import { FOLLOWED_ADS } from "./followed-ads";
import {
  campaignNames,
  type FollowedList,
  followedList,
  oncePerReader,
  whole,
  wholeCampaigns,
  wholeLineItems,
} from "./followed-list";
import type { FollowedView } from "./open-list";

const wholeFunding = oncePerReader(({ page, accountId }, withDeleted) =>
  whole((part) =>
    readForPage(page, funding.list, { account_id: accountId, with_deleted: withDeleted, ...part }),
  ),
);

const LISTS: readonly FollowedList[] = [
  followedList({
    resource: CAMPAIGN_RECORDS,
    entities: ["CAMPAIGN"],
    logged: { entity: "CAMPAIGN", resource: CAMPAIGN_RECORDS.name },
    countedAs: (id) => ({ entity: "CAMPAIGN", id }),
    stored: campaigns.campaignRecord,
    rowOf: (campaign) => campaign,
    needs: [campaigns.list, funding.list, lineItems.list],
    records: wholeCampaigns,
    async names(reader) {
      const { records } = await wholeFunding(reader, true);
      return new Map(records.map(({ id, description }) => [id, description || id]));
    },
    async objectivesByOthers({ page, accountId }, ids) {
      const objectivesOf = new Map<string, readonly string[]>();
      for (const some of toBatches(ids, IDS_MAX)) {
        for (const [id, { objectives }] of await lineItemFacts(page, accountId, some)) {
          objectivesOf.set(id, objectives);
        }
      }
      return objectivesOf;
    },
  }),
  followedList({
    resource: LINE_ITEM_RECORDS,
    entities: ["LINE_ITEM"],
    logged: { entity: "LINE_ITEM", resource: LINE_ITEM_RECORDS.name },
    countedAs: (id) => ({ entity: "LINE_ITEM", id }),
    stored: lineItems.lineItemRecord,
    rowOf: (item) => item,
    needs: [lineItems.list, campaigns.list],
    records: wholeLineItems,
    names: campaignNames,
    objectivesOf: ({ objective }) => [objective],
  }),
  FOLLOWED_ADS,
];

/** The list whose records a report follows; undefined for a report without rows. */
export const followedListOf = ({
  follows: { rows },
}: Pick<FollowedView, "follows">): FollowedList | undefined =>
  LISTS.find(({ entities }) => rows[0] && entities.includes(rows[0].entity));
