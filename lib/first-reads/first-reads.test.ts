import type { ServerResponse } from "node:http";
import { hydrate, type InfiniteData, QueryClient } from "@tanstack/react-query";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import { adsKey } from "@/lib/ads/query-key";
import type { Answered } from "@/lib/ads/read-answer";
import { campaignsInput } from "@/lib/campaigns/campaign-lists";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { type Handler, startForward } from "@/lib/forward/test-forward";
import { log } from "@/lib/log";
import type { FirstReads } from "./first-reads";

const scope = { environment: "live", handle: "mara" } as const;
const CAMPAIGN = sampleCampaign();
const page = "/live/mara/18ce54d4x5t/campaigns";
let forward: Awaited<ReturnType<typeof startForward>>;
let anybody = 100;
let firstReads: (headers: Headers, heldMs?: number) => Promise<FirstReads | undefined>;

/** A page opened in a window by a signed-in person. */
const opened = async (more: Record<string, string> = {}, address = page) => {
  const { cookie } = await forward.asMara();
  return new Headers({ cookie, "sec-fetch-dest": "document", "x-asked-for": address, ...more });
};

const ACCOUNT = {
  id: "18ce54d4x5t",
  created_at: "2026-03-01T09:00:00Z",
  updated_at: "2026-03-01T09:00:00Z",
  deleted: false,
  name: "Nordlys",
  business_name: null,
  business_id: null,
  timezone: "Europe/Oslo",
  timezone_switch_at: null,
  approval_status: "ACCEPTED",
  industry_type: null,
};

function answerWith(response: ServerResponse, status: number, body: object) {
  const allowance = { "x-rate-limit-limit": "10000", "x-rate-limit-remaining": "9999" };
  response.writeHead(status, { "content-type": "application/json", ...allowance }).end(JSON.stringify(body));
}

const answerAccount: Handler = ({ url }, response) =>
  answerWith(response, 200, {
    data: url.endsWith("_access") ? { user_id: "42", permissions: ["ACCOUNT_ADMIN"] } : ACCOUNT,
  });

const answerAll: Handler = ({ url }, response) =>
  url.includes("/campaigns")
    ? answerWith(response, 200, { data: [CAMPAIGN], next_cursor: "more" })
    : answerWith(response, 404, { errors: [{ code: "NOT_FOUND", message: "No such thing" }] });

beforeAll(async () => {
  forward = await startForward();
  const module = await import("./first-reads");
  // Long enough for a busy machine.
  firstReads = (headers, heldMs = 30_000) => module.firstReads(headers, heldMs);
});

afterAll(() => forward.stop());

beforeEach(() => {
  forward.arrived.length = 0;
  forward.answerWith(answerAll);
});

it("hands the first campaigns over under the key under which the browser would keep them", async () => {
  const client = new QueryClient();
  hydrate(client, (await firstReads(await opened()))?.state ?? {});
  const input = campaignsInput("18ce54d4x5t", { withDeleted: false, sort: CAMPAIGN_RECORDS.usualSort });
  const list = client.getQueryData<InfiniteData<Answered<typeof campaigns.list>>>(
    adsKey(campaigns.list, scope, input),
  );
  expect(list?.pageParams).toEqual([null]);
  expect(list?.pages[0]).toMatchObject({ data: [{ id: CAMPAIGN.id }], nextCursor: "more" });
  expect(forward.arrived.find(({ url }) => url.includes("/campaigns"))?.url).toContain("count=200");
});

it("reads in the order and with the deleted ones that the address asks for", async () => {
  await firstReads(await opened({}, `${page}?sort=name-asc&deleted=shown`));
  const asked = forward.arrived.map(({ url }) => url).find((url) => url.includes("/campaigns"));
  expect(asked).toContain("sort_by=name-asc");
  expect(asked).toContain("with_deleted=true");
});

it("reports what is left of the allowance, and leaves what was refused to the browser", async () => {
  const reads = await firstReads(await opened());
  expect(reads?.rates.map(([, { remaining }]) => remaining)).toContain(9_999);
  expect(reads?.state.queries.map(({ state }) => state.status)).toEqual(["success"]);
});

it("hands over nothing of the session", async () => {
  const reads = JSON.stringify(await firstReads(await opened()));
  expect(reads).toContain(CAMPAIGN.id);
  for (const secret of ["42-token", "hush", "forward-test-secret", "cookie"])
    expect(reads).not.toContain(secret);
});

it.each<[string, Record<string, string>]>([
  ["what a script asks for, a link that is hovered say", { "sec-fetch-dest": "empty" }],
  ["what a browser fetches in advance", { "sec-purpose": "prefetch" }],
  ["who is signed out", { cookie: "" }],
  ["a handle that is not connected", { "x-asked-for": page.replace("mara", "jon") }],
  ["an address that is none", { "x-asked-for": "/live/%E0%A4%A/x" }],
])("asks the service nothing for %s", async (_, more) => {
  expect((await firstReads(await opened(more)))?.state.queries ?? []).toEqual([]);
  expect(forward.arrived).toEqual([]);
});

const refusing =
  (status: number, body: string, headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    void response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);

it.each<[string, Handler]>([
  ["a revoked token", refusing(401, '{"errors":[{"code":"UNAUTHORIZED_ACCESS","message":"No"}]}')],
  ["a used-up allowance", refusing(429, '{"errors":[{"code":"TOO_MANY_REQUESTS","message":"No"}]}')],
  ["an overloaded service", refusing(503, '{"errors":[{"code":"SERVICE_UNAVAILABLE","message":"No"}]}')],
  ["a service that breaks", refusing(500, "<h1>Oh</h1>")],
  ["an answer that is none", refusing(200, '{"data":')],
  ["a service that cannot be reached", (_, response) => void response.destroy()],
])("leaves %s to the browser, which asks for itself and says what is wrong", async (_, handler) => {
  forward.answerWith(handler);
  // A separate person, because refused tokens and allowances are remembered.
  anybody += 1;
  const { cookie } = await forward.signedInAs(String(anybody), "mara");
  const reads = await firstReads(await opened({ cookie }));
  expect(reads?.state.queries).toEqual([]);
  expect(reads?.rates).toEqual([]);
});

it("holds no page for what is slow, sends what is not, and leaves the slow read to that person's browser for a while", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const slowCampaigns: Handler = (call, response) => {
    if (!call.url.includes("/campaigns")) answerAccount(call, response);
  };
  forward.answerWith(slowCampaigns);
  const names = (reads: FirstReads | undefined) => reads?.state.queries.map(({ queryKey }) => queryKey[4]);
  const asksForCampaigns = () => forward.arrived.filter(({ url }) => url.includes("/campaigns")).length;
  const headers = await opened();
  expect(names(await firstReads(headers, 2_000))).toEqual(["accounts.get", "accounts.access"]);
  const asked = asksForCampaigns();
  expect(names(await firstReads(headers))).toEqual(["accounts.get", "accounts.access"]);
  expect(asksForCampaigns()).toBe(asked);
  forward.answerWith(answerAll);
  const { cookie } = await forward.signedInAs("43", "mara");
  expect(names(await firstReads(await opened({ cookie })))).toContain("campaigns.list");
  expect(names(await firstReads(await opened({}, page.replace("18ce", "28ce"))))).toContain("campaigns.list");
  vi.advanceTimersByTime(30_001);
  expect(names(await firstReads(headers))).toContain("campaigns.list");
  vi.useRealTimers();
});

it.each([
  ["comes with the page where one answer holds all of it", 200, null, 1],
  ["is left to the browser where it is long", 201, null, 0],
  ["is left to the browser, unread, from its second page on", 2, "more", 0],
])("a handle's list of accounts %s", async (_, length, next_cursor, handedOver) => {
  anybody += 1;
  const { cookie } = await forward.signedInAs(String(anybody), "mara");
  const data = Array.from({ length }, (_, at) => ({ ...ACCOUNT, id: `a${at}` }));
  forward.answerWith((_, response) => answerWith(response, 200, { data, next_cursor }));
  const reads = await firstReads(await opened({ cookie }, "/live"));
  expect(reads?.state.queries).toHaveLength(handedOver);
  expect(forward.arrived).toHaveLength(1);
});

it("says in the log for which page an answer was read", async () => {
  const said = vi.spyOn(log(), "info");
  const { cookie } = await forward.signedInAs("44", "mara");
  await firstReads(await opened({ cookie }));
  const ids = said.mock.calls.flatMap(([fields, text]) => (text === "answered for a page" ? [fields] : []));
  expect(ids).toContainEqual({ id: expect.any(String), status: 200, endpoint: "campaigns.list" });
  expect(new Set(ids.map((fields) => Object(fields).id)).size).toBe(1);
  said.mockRestore();
});
