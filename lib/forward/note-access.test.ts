import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { access } from "@/lib/ads/endpoints/accounts";
import { setStore, theStore } from "@/lib/database/store-connection";
import { eventually } from "@/lib/time/test-eventually";
import { noteAccess } from "./note-access";

const NEVER = 1;

beforeAll(async () => {
  await setStore({ kind: "file", file: ":memory:" })?.use((db) =>
    db
      .insertInto("report")
      .values(
        ["live a1", "live a2"].map((scope) => ({
          id: scope,
          scope,
          token_hash: scope,
          title: "Campaigns",
          owner_id: "22",
          owner_handle: "mara_agency",
          with_spend: 0,
          body: "{}",
          created_at: NEVER,
          until: NEVER,
          opened: 0,
          confirmed_at: NEVER,
          lost_at: null,
        })),
      )
      .execute(),
  );
});

afterAll(async () => {
  const store = theStore();
  setStore({ kind: "none" });
  await store?.close();
});

const reports = async () =>
  (await theStore()?.use((db) =>
    db.selectFrom("report").select(["scope", "confirmed_at", "lost_at"]).orderBy("scope").execute(),
  )) ?? [];

function answered(status: number, permissions: readonly string[], { packed = false } = {}) {
  const body = Buffer.from(JSON.stringify({ data: { user_id: "22", permissions } }));
  noteAccess(
    {
      endpoint: access,
      environment: "live",
      request: { path: "/12/accounts/a1/authenticated_user_access" },
      connected: { userId: "22" },
    },
    { status, headers: packed ? { "content-encoding": "gzip" } : {}, body: [packed ? gzipSync(body) : body] },
  );
}

it("keeps live reports open by every answer that confirms access, and by no other", async () => {
  answered(401, []);
  answered(500, []);
  answered(200, ["CAMPAIGN_ANALYST"], { packed: true });
  await eventually(async () => expect((await reports())[0]?.confirmed_at).toBeGreaterThan(NEVER));
  expect((await reports())[0]?.lost_at).toBeNull();
  answered(404, []);
  await eventually(async () => expect((await reports())[0]?.lost_at).not.toBeNull());
  answered(200, ["ACCOUNT_ADMIN"]);
  await eventually(async () => expect((await reports())[0]?.lost_at).toBeNull());
  // Access to audiences only does not include statistics.
  answered(200, ["PARTNER_AUDIENCE_MANAGER"]);
  await eventually(async () => expect((await reports())[0]?.lost_at).not.toBeNull());
  expect((await reports())[1]).toEqual({ scope: "live a2", confirmed_at: NEVER, lost_at: null });
});
