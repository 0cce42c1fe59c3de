import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { list, type TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { adsKey } from "@/lib/ads/query-key";
import { sampleCriterion } from "@/lib/targeting/test-criterion";
import { putCriteria, targetingInput } from "./targeting-lists";

const scope = { environment: "live", handle: "mara_agency" } as const;
const key = (lineItemId: string) => adsKey(list, scope, targetingInput("a1", lineItemId));

it("puts what was saved into the line item's list, and into no other", () => {
  const client = new QueryClient();
  const cache = (lineItemId: string, ...pages: string[][]) =>
    client.setQueryData(key(lineItemId), {
      pages: pages.map((ids) => ({
        data: ids.map((id) => sampleCriterion({ id })),
        nextCursor: null,
        asOf: 0,
      })),
      pageParams: pages.map((_, index) => (index === 0 ? null : `c${index}`)),
    });
  const cached = (lineItemId: string) =>
    client
      .getQueryData<{ pages: { data: TargetingCriterion[] }[] }>(key(lineItemId))
      ?.pages.map(({ data }) => data.map(({ id }) => id));
  cache("l1", ["1", "2"], ["3", "4"]);
  cache("l2", ["1"]);
  putCriteria(
    client,
    scope,
    { accountId: "a1", lineItemId: "l1" },
    {
      records: [
        sampleCriterion({ id: "9" }),
        sampleCriterion({ id: "2", deleted: true }),
        sampleCriterion({ id: "3" }),
      ],
      gone: ["4"],
    },
  );
  expect(cached("l1")).toEqual([["1"], ["9", "3"]]);
  expect(cached("l2")).toEqual([["1"]]);
});

it("has nothing to do where no list was read", () => {
  const client = new QueryClient();
  putCriteria(client, scope, { accountId: "a1", lineItemId: "l1" }, { records: [], gone: ["1"] });
  expect(client.getQueryData(key("l1"))).toBeUndefined();
});
