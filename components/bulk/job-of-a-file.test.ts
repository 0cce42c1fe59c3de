// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { RefusedError, UnreachableError } from "@/lib/ads/errors";
import { blankDraft } from "@/lib/drafts/draft-form";
import { type BulkDraft, DRAFTS, type DraftItem, storedDraft } from "@/lib/drafts/draft-items";
import { isDraftOf, planDraftImport } from "@/lib/drafts/import/import-plan";
import { forgetRefusals, resultsOf } from "@/lib/import/results";
import { dismissJob, jobStore } from "@/lib/jobs/jobs";
import { eventually } from "@/lib/time/test-eventually";
import type { BulkWork } from "./bulk-work";
import { startBulkJob } from "./start-bulk-job";

const device = vi.hoisted(() => new Map<string, unknown>());

vi.mock("idb-keyval", () => ({
  get: async (key: string) => structuredClone(device.get(key)),
  set: async (key: string, value: unknown) => void device.set(key, structuredClone(value)),
  setMany: async (entries: [string, unknown][]) => {
    for (const [key, value] of entries) device.set(key, structuredClone(value));
  },
  del: async (key: string) => void device.delete(key),
}));

type Answer = "ok" | "refused" | "busy" | "lost" | "never-arrived";

const NOW = Date.parse("2026-11-21T10:00:00Z");
let source = "";
let made: BulkDraft[] = [];
let answers: Answer[] = [];

const refusal = (status: number) =>
  new RefusedError(
    status,
    [{ code: "INVALID_USER", message: "No", parameter: "as_user_id" }],
    [],
    new Date(0),
  );

function answer({ row = -1, operation }: DraftItem): BulkDraft[] {
  expect(resultsOf(source).rows.get(row)?.state).toBe("unknown");
  const now = answers.shift() ?? "ok";
  if (now === "refused") throw refusal(400);
  if (now === "busy") throw refusal(429);
  if (now === "never-arrived" || operation.operation_type !== "Create") throw new UnreachableError("gone");
  const { as_user_id: user_id, text = null } = operation.params;
  const at = new Date(NOW).toISOString();
  const post = { name: null, text, user_id, nullcast: true, card_uri: null, media_keys: [] };
  const draft = { ...post, id: `${made.length}`, created_at: at, updated_at: at, deleted: false };
  made.push(draft);
  if (now === "lost") throw new UnreachableError("gone");
  return [draft];
}

const work: BulkWork<DraftItem> = {
  resource: DRAFTS,
  stored: storedDraft,
  records: () => ({ answer: () => {}, leave: () => () => {} }),
  ports: () => ({
    send: async (items) => items.flatMap(answer),
    look: async () => made,
    isCreated: isDraftOf,
    waitUntil: async () => {},
    now: () => NOW,
    blockedUntil: () => undefined,
  }),
};

/** All have the same content. */
const rowsOf = (count: number) =>
  planDraftImport(
    Array.from({ length: count }, (_, row) => ({
      row,
      number: row + 1,
      form: { ...blankDraft(), text: "Hello" },
      userId: "7",
      since: undefined,
      at: undefined,
      moved: undefined,
    })),
    NOW,
  );

async function carryOut(items: readonly DraftItem[]) {
  startBulkJob({
    work,
    client: new QueryClient(),
    title: "Create drafts",
    personId: "p1",
    scope: { environment: "live", handle: "mara" },
    accountId: "a1",
    accountName: "Kestrel Air",
    items,
    source,
  });
  await ended();
}
const ended = () =>
  eventually(() => expect(jobStore.get()[0]?.state).toMatch(/finished|stopped|interrupted/));
const stateOf = (row: number) => resultsOf(source).rows.get(row);

function begin(first: readonly Answer[] = []) {
  for (const { id } of jobStore.get()) dismissJob(id);
  device.clear();
  source = `drafts live a1 ${crypto.randomUUID()}`;
  made = [];
  answers = [...first];
}
beforeEach(() => begin());

it("makes no draft twice and loses no row, though they say the same, whatever the answers", async () => {
  const any = fc.constantFrom<Answer>("ok", "refused", "busy", "lost", "never-arrived");
  await fc.assert(
    fc.asyncProperty(fc.array(any, { maxLength: 12 }), async (first) => {
      begin(first);
      await carryOut(rowsOf(4));
      const results = [0, 1, 2, 3].map(stateOf);
      const ids = results.flatMap((result) => (result?.state === "done" ? result.id : []));
      expect(ids.toSorted()).toEqual(made.map(({ id }) => id));
      expect(results.every((result) => result?.state !== undefined)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

it("keeps on the device what became of each row, with the column at fault", async () => {
  answers = ["ok", "refused"];
  await carryOut(rowsOf(2));
  expect(device.get(`import results ${source}`)).toEqual(
    new Map<number, object>([
      [0, { state: "done", id: "0", surprises: [] }],
      [1, { state: "failed", errors: [{ code: "INVALID_USER", message: "No", parameter: "as_user_id" }] }],
    ]),
  );
});

it("does not take for a row's what another row of an earlier job became", async () => {
  await carryOut(rowsOf(1));
  answers = ["never-arrived"];
  await carryOut(rowsOf(2).slice(1));
  expect(made).toHaveLength(2);
  expect([stateOf(0), stateOf(1)]).toMatchObject([{ id: "0" }, { id: "1" }]);
});

it("tries again what was refused, but for rows that were typed over since", async () => {
  answers = ["refused", "refused"];
  await carryOut(rowsOf(2));
  expect(jobStore.get()[0]?.actions.retry?.count).toBe(2);
  forgetRefusals(source, [0]);
  jobStore.get()[0]?.actions.retry?.run();
  await ended();
  expect(made).toHaveLength(1);
  expect(stateOf(0)).toBeUndefined();
  expect(stateOf(1)?.state).toBe("done");
});

it("adds to what is known of the file, though this page has not read it", async () => {
  device.set(`import results ${source}`, new Map([[5, { state: "unknown", since: NOW }]]));
  await carryOut(rowsOf(1));
  expect(device.get(`import results ${source}`)).toEqual(
    new Map<number, object>([
      [0, { state: "done", id: "0", surprises: [] }],
      [5, { state: "unknown", since: NOW }],
    ]),
  );
});
