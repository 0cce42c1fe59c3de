import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import { noteRecords } from "@/lib/ads/known-records";
import { adsKey } from "@/lib/ads/query-key";
import { CAMPAIGN_LISTS } from "@/lib/campaigns/campaign-store";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { lineItemsInput } from "@/lib/line-items/line-item-lists";
import { LINE_ITEM_LISTS } from "@/lib/line-items/line-item-store";
import { sampleLineItem } from "@/lib/line-items/test-line-item";
import { putRecords, withKnownRecords } from "@/lib/records/record-lists";

const scope = { environment: "live", handle: "mara_agency" } as const;

function readLists() {
  const client = new QueryClient();
  const page = (...ids: string[]) => ({
    data: ids.map((id) => sampleLineItem({ id })),
    nextCursor: null,
    asOf: 0,
  });
  const cache = (campaignId: string | null, ...pages: string[][]) => cacheAs(inputOf(campaignId), ...pages);
  const cacheAs = (input: ReturnType<typeof inputOf> & { with_deleted?: boolean }, ...pages: string[][]) => {
    const key = adsKey(lineItems.list, scope, input);
    client.setQueryData(key, {
      pages: pages.map((ids) => page(...ids)),
      pageParams: pages.map((_, index) => (index === 0 ? null : `c${index}`)),
    });
    return () =>
      client
        .getQueryData<{ pages: { data: lineItems.LineItem[] }[] }>(key)
        ?.pages.map(({ data }) => data.map(({ id, name }) => `${id} ${name}`));
  };
  return { client, cache, cacheAs };
}

const inputOf = (campaignId: string | null) => lineItemsInput("a1", campaignId === null ? [] : [campaignId]);

it("puts a new line item in front, a changed one in its place, and takes a deleted one away", () => {
  const { client, cache } = readLists();
  const all = cache(null, ["1", "2"], ["3"]);
  putRecords(client, scope, "a1", LINE_ITEM_LISTS, [
    sampleLineItem({ id: "9", name: "New" }),
    sampleLineItem({ id: "3", name: "Renamed" }),
    sampleLineItem({ id: "1", deleted: true }),
  ]);
  expect(all()).toEqual([["9 New", "2 Prospecting"], ["3 Renamed"]]);
});

it("leaves a deleted one where deleted ones are listed", () => {
  const { client, cache, cacheAs } = readLists();
  const all = cacheAs({ ...inputOf(null), with_deleted: true }, ["1", "2"]);
  const live = cache(null, ["1", "2"]);
  putRecords(client, scope, "a1", LINE_ITEM_LISTS, [
    sampleLineItem({ id: "1", name: "Gone", deleted: true }),
  ]);
  expect(all()).toEqual([["1 Gone", "2 Prospecting"]]);
  expect(live()).toEqual([["2 Prospecting"]]);
});

it("leaves the lists of other campaigns and accounts alone", () => {
  const { client, cache } = readLists();
  const own = cache("8wku2", ["1"]);
  const other = cache("c2", ["2"]);
  putRecords(client, scope, "a1", LINE_ITEM_LISTS, [sampleLineItem({ id: "9", name: "New" })]);
  putRecords(client, scope, "a2", LINE_ITEM_LISTS, [sampleLineItem({ id: "8", name: "Elsewhere" })]);
  expect(own()).toEqual([["9 New", "1 Prospecting"]]);
  expect(other()).toEqual([["2 Prospecting"]]);
});

const page = (...records: readonly campaigns.Campaign[]) => ({ data: records, nextCursor: null, asOf: 0 });
const names = (data: unknown) =>
  (data as { pages: { data: campaigns.Campaign[] }[] }).pages.flatMap(({ data }) =>
    data.map(({ name }) => name),
  );

it("keeps a later reading over an answer, and never brings back what is deleted", () => {
  const client = new QueryClient();
  const key = adsKey(campaigns.list, scope, { account_id: "a1", with_deleted: true });
  const gone = sampleCampaign({ id: "b", name: "Gone", deleted: true });
  client.setQueryData(key, {
    pages: [page(sampleCampaign({ id: "a", name: "Later", updated_at: "2026-06-01T00:00:00Z" }), gone)],
    pageParams: [null],
  });
  putRecords(client, scope, "a1", CAMPAIGN_LISTS, [
    sampleCampaign({ id: "a", name: "Answered", updated_at: "2026-05-01T00:00:00Z" }),
    sampleCampaign({ id: "b", name: "Back" }),
  ]);
  expect(names(client.getQueryData(key))).toEqual(["Later", "Gone"]);
});

it("adds nothing to a list that was asked for something else", () => {
  const client = new QueryClient();
  const key = adsKey(campaigns.list, scope, { account_id: "a1", q: "Spring" });
  client.setQueryData(key, page(sampleCampaign({ id: "a", name: "Spring" })));
  putRecords(client, scope, "a1", CAMPAIGN_LISTS, [
    sampleCampaign({ id: "a", name: "Spring sale" }),
    sampleCampaign({ id: "n", name: "New" }),
  ]);
  expect(client.getQueryData<{ data: campaigns.Campaign[] }>(key)?.data.map(({ name }) => name)).toEqual([
    "Spring sale",
  ]);
});

it("shows a change in a page of the list that was given before it", () => {
  const key = adsKey(campaigns.list, scope, { account_id: "a1" });
  const changed = sampleCampaign({ id: "k1", name: "Changed", updated_at: "2026-05-01T00:00:00Z" });
  noteRecords(campaigns.update, scope, changed);
  const older = sampleCampaign({ id: "k1", name: "Older", updated_at: "2026-04-01T00:00:00Z" });
  const later = sampleCampaign({ id: "k1", name: "Later", updated_at: "2026-06-01T00:00:00Z" });
  expect(names(withKnownRecords(key, { pages: [page(older)], pageParams: [null] }))).toEqual(["Changed"]);
  expect(names(withKnownRecords(key, { pages: [page(later)], pageParams: [null] }))).toEqual(["Later"]);
  noteRecords(campaigns.remove, scope, { ...changed, deleted: true });
  expect(names(withKnownRecords(key, { pages: [page(older)], pageParams: [null] }))).toEqual([]);
});

it("leaves a list alone of which nothing newer is known", () => {
  const key = adsKey(campaigns.list, scope, { account_id: "a1" });
  const list = { pages: [page(sampleCampaign({ id: "k2", name: "Known" }))], pageParams: [null] };
  expect(withKnownRecords(key, list)).toBe(list);
});
