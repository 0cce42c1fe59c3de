import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { adsKey } from "@/lib/ads/client";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import { sampleLineItem } from "@/lib/line-items/sample-line-item";
import { lineItemsInput, putLineItems } from "./line-item-lists";

const scope = { environment: "live", handle: "mara_agency" } as const;

function readLists() {
  const client = new QueryClient();
  const page = (...ids: string[]) => ({
    data: ids.map((id) => sampleLineItem({ id })),
    nextCursor: null,
    asOf: 0,
  });
  const keep = (campaignId: string | null, ...pages: string[][]) => keepAs(inputOf(campaignId), ...pages);
  const keepAs = (input: ReturnType<typeof inputOf> & { with_deleted?: boolean }, ...pages: string[][]) => {
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
  return { client, keep, keepAs };
}

const inputOf = (campaignId: string | null) => lineItemsInput("a1", campaignId === null ? [] : [campaignId]);

it("puts a new line item in front, a changed one in its place, and takes a deleted one away", () => {
  const { client, keep } = readLists();
  const all = keep(null, ["1", "2"], ["3"]);
  putLineItems(client, scope, "a1", [
    sampleLineItem({ id: "9", name: "New" }),
    sampleLineItem({ id: "3", name: "Renamed" }),
    sampleLineItem({ id: "1", deleted: true }),
  ]);
  expect(all()).toEqual([["9 New", "2 Prospecting"], ["3 Renamed"]]);
});

it("leaves a deleted one where deleted ones are listed", () => {
  const { client, keep, keepAs } = readLists();
  const all = keepAs({ ...inputOf(null), with_deleted: true }, ["1", "2"]);
  const live = keep(null, ["1", "2"]);
  putLineItems(client, scope, "a1", [sampleLineItem({ id: "1", name: "Gone", deleted: true })]);
  expect(all()).toEqual([["1 Gone", "2 Prospecting"]]);
  expect(live()).toEqual([["2 Prospecting"]]);
});

it("leaves the lists of other campaigns and accounts alone", () => {
  const { client, keep } = readLists();
  const own = keep("8wku2", ["1"]);
  const other = keep("c2", ["2"]);
  putLineItems(client, scope, "a1", [sampleLineItem({ id: "9", name: "New" })]);
  putLineItems(client, scope, "a2", [sampleLineItem({ id: "8", name: "Elsewhere" })]);
  expect(own()).toEqual([["9 New", "1 Prospecting"]]);
  expect(other()).toEqual([["2 Prospecting"]]);
});
