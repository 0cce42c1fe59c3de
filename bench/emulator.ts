// The emulator against msw behind @mswjs/http-middleware: a list of 200 campaigns, and creating one. Beside them a
// bare server shows how much of creating is the emulator's own work.
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Seed } from "../emulator/seed/seeds";
import { anyFreePort } from "../scripts/ports.mjs";
import { busyAccount } from "./busy-account";
import { memoryOf, startChild } from "./child";
import { load } from "./load";
import {
  alone,
  interleave,
  median,
  medianRatio,
  megabytes,
  milliseconds,
  type Row,
  times,
  whole,
} from "./measure";
import { signed } from "./signed";

const LISTED = 200;
const ROUNDS = 5;
const SECONDS = 2;

export async function emulator(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "flightdeck-bench-"));
  const [ourPort, theirPort, barePort] = [await anyFreePort(), await anyFreePort(), await anyFreePort()];
  const [ours, theirs, bare] = [address(ourPort), address(theirPort), address(barePort)];
  const children = [await startChild("bench/emulator-server.mjs", [String(ourPort), folder], `${ours}/`)];
  try {
    const { account, records } = await busyAccount(ours, LISTED);
    const campaigns = `/live/12/accounts/${account}/campaigns`;
    children.push(
      await startChild(
        "bench/msw-server.ts",
        [String(theirPort), account, JSON.stringify(records)],
        `${theirs}${campaigns}`,
      ),
      await startChild("bench/bare-server.ts", [String(barePort), path.join(folder, "bare")], `${bare}/`),
    );
    const list = (server: string) => async () => {
      const url = `${server}${campaigns}?count=${LISTED}`;
      const headers = () => ({ authorization: signed("GET", url) });
      return (await load({ url, connections: 10, until: { seconds: SECONDS }, headers })).perSecond;
    };
    const create = (server: string) => async () => {
      const query = new URLSearchParams({
        name: "Spring launch",
        funding_instrument_id: records[0]?.funding_instrument_id ?? "",
        daily_budget_amount_local_micro: "140000000",
        entity_status: "PAUSED",
      });
      const url = `${server}${campaigns}?${query}`;
      const headers = () => ({ authorization: signed("POST", url) });
      return (await load({ url, method: "POST", connections: 10, until: { seconds: SECONDS }, headers }))
        .perSecond;
    };
    const lists = await interleave(ROUNDS, { ours: list(ours), theirs: list(theirs) });
    const creates = await interleave(ROUNDS, {
      ours: create(ours),
      theirs: create(theirs),
      bare: create(bare),
    });
    return [
      row("Emulator: List 200 campaigns", lists, "≥ 5×"),
      row("Emulator: Create a campaign", creates, "≥ 5×"),
      {
        ...row("A bare server, asked to create", { ours: creates.bare, theirs: creates.theirs }, "–"),
        headline: true,
      },
      await readiness("demo", "the seeded demo"),
      await readiness("large", "the large seed of 500 accounts"),
    ];
  } finally {
    for (const child of children) child.kill("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  }
}

const address = (port: number) => `http://127.0.0.1:${port}`;

const row = (what: string, { ours, theirs }: Record<"ours" | "theirs", number[]>, goal: string): Row => ({
  what,
  ours: `${whole(median(ours))} /s`,
  peer: "msw 2.15 + http-middleware",
  theirs: `${whole(median(theirs))} /s`,
  ratio: times(medianRatio(ours, theirs)),
  goal,
});

/** From `node` to the first answer, and what it holds in memory then. */
async function readiness(seed: Seed, what: string): Promise<Row> {
  const starts: number[] = [];
  const held: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const port = await anyFreePort();
    const began = performance.now();
    const child = await startChild(
      "scripts/emulator.mjs",
      ["--port", String(port), "--seed", seed],
      `${address(port)}/`,
    );
    starts.push(performance.now() - began);
    held.push(memoryOf(child));
    child.kill("SIGTERM");
  }
  return alone(
    `Emulator: ready, from nothing to ${what}; its memory`,
    `${milliseconds(median(starts))}, ${megabytes(median(held))}`,
    "< 1 s, < 250 MB",
  );
}
