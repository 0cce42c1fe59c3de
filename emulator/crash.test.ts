import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import * as z from "zod";
import { batch, campaignRecord } from "@/lib/ads/endpoints/campaigns";
import { signRequest } from "@/lib/oauth/sign";
import { OWNER_TOKEN } from "./credentials/seed";
import { DEMO_APPLICATION } from "./seed/people";

/** A process that is killed while many write: what was acknowledged is there afterwards, and nothing is there by half. */

const root = path.resolve(import.meta.dirname, "..");
const folder = mkdtempSync(path.join(tmpdir(), "emulator-crash-"));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

async function start() {
  const args = ["scripts/emulator.mjs", "--port", "0", "--seed", "empty", "--data", folder];
  const child = spawn(process.execPath, args, { cwd: root });
  children.push(child);
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  while (!printed.includes("users (password")) await once(child.stdout, "data");
  return { child, base: /authorization\s+(\S+)/.exec(printed)?.[1] ?? "" };
}

interface Call {
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

async function call(base: string, method: string, address: string, { query = {}, json }: Call = {}) {
  const signed = signRequest(
    { method, url: new URL(`${base}/sandbox/12${address}`), query: Object.entries(query) },
    {
      consumerKey: DEMO_APPLICATION.consumerKey,
      consumerSecret: DEMO_APPLICATION.consumerSecret,
      token: OWNER_TOKEN.token,
      tokenSecret: OWNER_TOKEN.secret,
    },
  );
  const response = await fetch(signed.address, {
    method,
    headers: {
      authorization: signed.authorization,
      ...(json !== undefined && { "content-type": "application/json" }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  const body: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${method} ${address}: ${JSON.stringify(body)}`);
  return body;
}

const one = z.object({
  data: z.union([z.object({ id: z.string() }), z.array(z.object({ id: z.string() }))]),
});
const idIn = (body: unknown) => {
  const { data } = one.parse(body);
  return (Array.isArray(data) ? data[0]?.id : data.id) ?? "";
};

const page = z.object({ data: z.array(campaignRecord), next_cursor: z.string().nullable() });
const IN_BATCH = 5;
const WRITERS = 6;

/** Writes batches until the process is gone; prints which were acknowledged. */
async function writeUntilGone(base: string, at: { account: string; funding: string }, burst: string) {
  const acknowledged: string[] = [];
  let enough = (): void => undefined;
  const some = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const write = async (writer: number) => {
    for (let turn = 0; ; turn += 1) {
      const name = `${burst} ${writer} ${turn}`;
      const params = { name, funding_instrument_id: at.funding, entity_status: "DRAFT" };
      const items = Array.from({ length: IN_BATCH }, () => ({ operation_type: "Create", params }));
      const done = await call(base, "POST", batch.path.replace(":account_id", at.account), {
        json: items,
      }).catch((error: unknown) => error);
      // A refusal would be a mistake of this test; a connection that broke is the end it waits for.
      if (done instanceof TypeError) return;
      if (done instanceof Error) throw done;
      acknowledged.push(name);
      if (acknowledged.length >= 10) enough();
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return { acknowledged, some, writers };
}

test("what was acknowledged survives kill -9, whole, and nothing survives by half", async () => {
  const first = await start();
  const account = idIn(await call(first.base, "POST", "/accounts"));
  const query = { currency: "EUR", start_time: "2026-01-01T00:00:00Z", type: "CREDIT_CARD" };
  const funding = idIn(await call(first.base, "POST", `/accounts/${account}/funding_instruments`, { query }));
  const acknowledged: string[] = [];
  let running = first;
  for (const burst of ["first", "second", "third"]) {
    const writing = await writeUntilGone(running.base, { account, funding }, burst);
    await Promise.race([writing.some, writing.writers]);
    running.child.kill("SIGKILL");
    await writing.writers;
    acknowledged.push(...writing.acknowledged);
    running = await start();
  }

  const found = new Map<string, number>();
  let cursor: string | null = null;
  do {
    const query = { with_draft: "true", count: "1000", ...(cursor === null ? {} : { cursor }) };
    const shown: z.output<typeof page> = page.parse(
      await call(running.base, "GET", `/accounts/${account}/campaigns`, { query }),
    );
    for (const { name } of shown.data) found.set(name, (found.get(name) ?? 0) + 1);
    cursor = shown.next_cursor;
  } while (cursor !== null);

  expect(acknowledged.length).toBeGreaterThanOrEqual(30);
  expect(acknowledged.filter((name) => found.get(name) !== IN_BATCH)).toEqual([]);
  expect([...found].filter(([, count]) => count !== IN_BATCH)).toEqual([]);
});
