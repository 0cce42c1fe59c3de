import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Asker } from "@/lib/account-questions/account-question";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { overStore, setStore } from "@/lib/database/store-connection";
import type { StoreDatabase } from "@/lib/database/tables";
import { startForward } from "@/lib/forward/test-forward";
import { sampleLineItem } from "@/lib/line-items/test-line-item";
import type { ShownEntity } from "@/lib/statistics-reader/question";
import { freezeReport } from "./freeze-report";
import type { OpenedReport } from "./report";
import { openReport, storeReport } from "./store-reports";
import { testView } from "./test-report";

const ACCOUNT = "18ce54d4x5t";
const SHARER = {
  environment: "live",
  accountId: ACCOUNT,
  userId: "42",
  handle: "mara",
  mayManage: true,
} as const;

let forward: Awaited<ReturnType<typeof startForward>>;
let followReports: (asker: Asker) => Promise<void>;
let asker: Asker;
let campaigns: readonly Campaign[] = [];

const inStore = async <T>(work: (db: StoreDatabase) => Promise<T>): Promise<T> => {
  const done = await overStore(async (db) => ({ result: await work(db) }));
  return done ? done.result : expect.unreachable("The store is away");
};

const answer = (response: ServerResponse, data: readonly object[]) =>
  response
    .writeHead(200, { "content-type": "application/json" })
    .end(JSON.stringify({ data, next_cursor: null }));

beforeAll(async () => {
  forward = await startForward();
  const { openSession } = await import("@/lib/session/open-session");
  ({ followReports } = await import("./follow-reports"));
  const session = await openSession((await forward.asMara()).cookie);
  asker = {
    page: {
      id: randomUUID(),
      session: session ?? expect.unreachable("Mara is not signed in"),
      scope: { environment: "live", handle: "mara" },
      signal: new AbortController().signal,
    },
    userId: "42",
    accountId: ACCOUNT,
    access: { name: "Northwind", zone: "UTC", permissions: ["ACCOUNT_ADMIN"] },
  };
});

afterAll(() => forward.stop());

beforeEach(async () => {
  await setStore({ kind: "file", file: ":memory:" })?.health();
  forward.arrived.length = 0;
  forward.answerWith(({ url }, response) => {
    if (url.includes("/campaigns")) return answer(response, campaigns);
    if (url.includes("/line_items")) return answer(response, [sampleLineItem({ campaign_id: "c1" })]);
    return answer(response, []);
  });
});

interface Wish {
  readonly entity?: ShownEntity;
  readonly ids?: readonly string[];
  readonly query?: string;
}

/** Shares a list in a live report, by default campaigns with "sale" in their names; returns how to open it. */
async function shared({
  entity = "CAMPAIGN",
  ids = ["name", "daily", "funding"],
  query = "name=~sale",
}: Wish = {}): Promise<() => Promise<OpenedReport>> {
  const columns = ids.map((id) => ({
    id,
    label: id,
    unit: "text" as const,
    lessIsBetter: false,
  }));
  const view = testView({ columns, rows: [], totals: ids.map(() => []) });
  const around = { environment: "live", account: "Northwind", zone: "UTC", withSpend: true, now: 0 } as const;
  const follows = { range: "7d", rows: [{ entity, id: "c1", objectives: [] }] };
  const made = await inStore((db) =>
    storeReport(db, SHARER, { ...freezeReport(view, around), follows }, 7, Date.now(), { query }),
  );
  return async () => {
    const opened = await inStore((db) => openReport(db, made?.token ?? "", Date.now()));
    return opened && !("stopped" in opened) ? opened : expect.unreachable("It does not open");
  };
}

const named = ({ rows }: OpenedReport) => rows.map(({ cells: [name] }) => name);
const asked = () => forward.arrived.map(({ url }) => url.split("?")[0]?.split("/").at(-1));

it("brings the records that its filters take in now, by reads that statistics do not count", async () => {
  const opened = await shared();
  campaigns = [
    sampleCampaign({ id: "c1", name: "Spring sale" }),
    sampleCampaign({ id: "c2", name: "Summer sale", daily_budget_amount_local_micro: "7000000" }),
    sampleCampaign({ id: "c3", name: "Autumn" }),
  ];
  await followReports(asker);
  const report = await opened();
  expect(named(report)).toEqual(["Spring sale", "Summer sale"]);
  expect(report.rows[1]?.cells[1]).toEqual({ n: "7000000" });
  expect(new Set(asked())).toEqual(new Set(["campaigns", "funding_instruments", "line_items"]));
});

it("reads them once for all who look for some minutes, and then anew", async () => {
  const opened = await shared();
  campaigns = [sampleCampaign({ id: "c1", name: "Spring sale" })];
  await followReports(asker);
  const before = forward.arrived.length;
  campaigns = [sampleCampaign({ id: "c4", name: "Winter sale" })];
  await Promise.all([followReports(asker), followReports(asker), opened(), opened()]);
  expect(forward.arrived).toHaveLength(before);
  expect(named(await opened())).toEqual(["Spring sale"]);
  await inStore((db) =>
    db
      .updateTable("report")
      .set({ records_at: Date.now() - 6 * 60_000 })
      .execute(),
  );
  await followReports(asker);
  expect(named(await opened())).toEqual(["Winter sale"]);
});

it("keeps what it has where the account cannot be read, and does not try that with every question", async () => {
  const opened = await shared();
  campaigns = [sampleCampaign({ id: "c1", name: "Spring sale" })];
  await followReports(asker);
  await inStore((db) => db.updateTable("report").set({ records_at: 1 }).execute());
  forward.answerWith((_, response) => {
    response.writeHead(403, { "content-type": "application/json" });
    response.end(JSON.stringify({ errors: [{ code: "FORBIDDEN", message: "Not yours" }] }));
  });
  await followReports(asker);
  const tried = forward.arrived.length;
  await followReports(asker);
  expect(forward.arrived).toHaveLength(tried);
  expect(named(await opened())).toEqual(["Spring sale"]);
});

it("reads nothing for an account without reports that follow", async () => {
  await followReports(asker);
  expect(forward.arrived).toEqual([]);
});

it("brings line items with the campaigns that they are of", async () => {
  const opened = await shared({ entity: "LINE_ITEM", ids: ["name", "campaign"], query: "status=PAUSED" });
  campaigns = [sampleCampaign({ id: "c1", name: "Spring sale" })];
  await followReports(asker);
  expect((await opened()).rows).toEqual([]);
  await inStore((db) => db.updateTable("report").set({ query: "" }).execute());
  expect((await opened()).rows).toEqual([]);
  await inStore((db) => db.updateTable("report").set({ records_at: 1 }).execute());
  await followReports(asker);
  expect((await opened()).rows.map(({ cells }) => cells)).toEqual([["Prospecting", "Spring sale"]]);
});

it("brings ads with what they say, and with their line items and campaigns", async () => {
  const ad = {
    created_at: "2026-03-01T09:00:00Z",
    updated_at: "2026-03-01T09:00:00Z",
    deleted: false,
    line_item_id: "l1",
    entity_status: "ACTIVE",
    approval_status: "ACCEPTED",
  };
  const post = {
    id: "77",
    id_str: "77",
    post_id: "77",
    created_at: "Sat Jun 24 05:08:30 +0000 2017",
    name: null,
    text: "Boots are back",
    full_text: "Boots are back",
    post_type: "PUBLISHED",
    nullcast: false,
    card_uri: null,
    media_keys: [],
    conversation_settings: "EVERYONE",
    user: { id: "1", id_str: "1" },
  };
  const file = { ...ad, account_media_id: "m7", landing_url: null, creative_type: "BANNER" };
  const lists: Readonly<Record<string, readonly object[]>> = {
    campaigns: [sampleCampaign({ id: "c1", name: "Spring sale" })],
    line_items: [sampleLineItem({ campaign_id: "c1" })],
    promoted_posts: [{ ...ad, id: "p1", post_id: "77" }],
    promoted_accounts: [{ ...ad, id: "a1", user_id: "5" }],
    media_creatives: [{ ...file, id: "m1" }],
    posts: [post],
  };
  forward.answerWith(({ url }, response) => {
    const name = url.split("?")[0]?.split("/").at(-1) ?? "";
    if (name !== "lookup.json") return answer(response, lists[name] ?? []);
    return response
      .writeHead(404, { "content-type": "application/json" })
      .end(JSON.stringify({ errors: [{ code: 17, message: "No user matches for specified terms." }] }));
  });
  const opened = await shared({
    entity: "PROMOTED_POST",
    ids: ["name", "item", "campaign"],
    query: "sort=name-asc",
  });
  await followReports(asker);
  expect((await opened()).rows.map(({ cells }) => cells)).toEqual([
    ["Account 5", "Prospecting", "Spring sale"],
    ["Banner", "Prospecting", "Spring sale"],
    ["Boots are back", "Prospecting", "Spring sale"],
  ]);
});
