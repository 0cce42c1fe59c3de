import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { makeChange } from "./client";
import { endAll, list } from "./endpoints/connections";
import { adsKey } from "./query-key";

afterEach(() => vi.unstubAllGlobals());

it("leaves a cached list alone whose address answered with a report of what was done", async () => {
  const report = { data: { successful_kills: 1, failed_kills: 0, results: [] } };
  vi.stubGlobal("fetch", async () => Response.json(report));
  const scope = { environment: "live", handle: "mara_agency" } as const;
  const client = new QueryClient();
  const key = adsKey(list, scope, { status: "active" });
  const held = { data: { data: [{ id: "1" }], meta: { result_count: 1 } } };
  client.setQueryData(key, held);

  const answer = await makeChange(client, endAll, scope, {});

  expect(answer.data).toEqual(report);
  expect(client.getQueryData(key)).toEqual(held);
});
