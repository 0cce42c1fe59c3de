// The forward against a plain Next route with global fetch, both in front of the same prepared answers.
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Agent, request } from "undici";
import { anyFreePort } from "../scripts/ports.mjs";
import { emulatorEnvironment, startDashboard, startEmulator } from "../scripts/servers.mjs";
import { startChild } from "./child";
import { load } from "./load";
import { interleave, median, medianRatio, milliseconds, type Row, times, whole } from "./measure";
import { startPlainNext } from "./plain-next/start";
import { owner } from "./signed";
import { Visitor } from "./visitor";

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 10;
const HANDLE = "mara_agency";
const PEER = "plain Next route, fetch, oauth-1.0a";
const CAMPAIGNS = "12/accounts/18ce54d4x5t/campaigns";

const sizes = [
  { what: "1 kB answer", query: "count=2", encoding: "identity", goal: "≥ 1.4×" },
  { what: "list of 1,000 (500 kB), plain", query: "count=1000", encoding: "identity", goal: "≥ 3×" },
  { what: "list of 1,000 (500 kB), gzip", query: "count=1000&q=gzip", encoding: "gzip", goal: "≥ 4×" },
] as const;

interface Way {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export async function forward(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "flightdeck-bench-"));
  const stops: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const upstream = `http://127.0.0.1:${await anyFreePort()}`;
    const canned = await startChild("bench/canned-upstream.ts", [new URL(upstream).port], `${upstream}/open`);
    stops.push(() => canned.kill());

    const settings = { DATA_DIR: folder, SESSION_SECRET: "bench ".repeat(8), LOG_LEVEL: "warn" };
    const cookie = await signedInCookie(settings, stops);
    const port = await anyFreePort();
    const ours = startDashboard({ port, environment: { ...emulatorEnvironment(upstream), ...settings } });
    stops.push(() => ours.stop());
    const plain = await startPlainRoute(upstream, stops);
    await ours.ready();

    const ways: Record<"direct" | "ours" | "theirs", Way> = {
      direct: { url: `${upstream}/live/${CAMPAIGNS}`, headers: {} },
      ours: {
        url: `http://127.0.0.1:${port}/api/ads/live/${HANDLE}/${CAMPAIGNS}`,
        headers: { cookie, "x-forward": "1", host: `localhost:${port}` },
      },
      theirs: { url: `${plain}/ads/${CAMPAIGNS}`, headers: {} },
    };
    const rows: Row[] = [];
    for (const { what, query, encoding, goal } of sizes) {
      const throughput =
        ({ url, headers }: Way) =>
        async () => {
          const all = { ...headers, "accept-encoding": encoding };
          const asked = {
            url: `${url}?${query}`,
            connections: CONNECTIONS,
            until: { seconds: SECONDS },
            headers: () => all,
          };
          return (await load(asked)).perSecond;
        };
      const speed = await interleave(ROUNDS, {
        ours: throughput(ways.ours),
        theirs: throughput(ways.theirs),
      });
      rows.push({
        what: `Forward: ${what}`,
        ours: `${whole(median(speed.ours))} /s`,
        peer: PEER,
        theirs: `${whole(median(speed.theirs))} /s`,
        ratio: times(medianRatio(speed.ours, speed.theirs)),
        goal,
      });
      rows.push(await addedLatency(what, ways, query, encoding));
    }
    return [...rows, await hangUp(ways.ours, upstream)];
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** Cookies of a real sign-in: any instance with the same secret opens them. */
async function signedInCookie(settings: Record<string, string>, stops: (() => unknown)[]): Promise<string> {
  const emulator = startEmulator({ port: await anyFreePort(), data: ":memory:" });
  stops.push(() => emulator.stop());
  const environment = { ...emulatorEnvironment(emulator.url), ...settings };
  const dashboard = startDashboard({ port: await anyFreePort(), environment });
  stops.push(() => dashboard.stop());
  await Promise.all([emulator.ready(), dashboard.ready()]);
  const visitor = new Visitor();
  await visitor.signIn(dashboard.url, HANDLE);
  await Promise.all([emulator.stop(), dashboard.stop()]);
  return visitor.cookie(dashboard.url);
}

const startPlainRoute = (upstream: string, stops: (() => unknown)[]) =>
  startPlainNext(
    {
      ADS_URL: `${upstream}/live`,
      CONSUMER_KEY: owner.consumerKey,
      CONSUMER_SECRET: owner.consumerSecret,
      TOKEN: owner.token ?? "",
      TOKEN_SECRET: owner.tokenSecret ?? "",
    },
    "/",
    stops,
  );

/** Milliseconds that each way adds to asking the service directly, one request at a time. */
async function addedLatency(
  what: string,
  ways: Record<"direct" | "ours" | "theirs", Way>,
  query: string,
  encoding: string,
): Promise<Row> {
  const agent = new Agent({ connections: 1 });
  const times: Record<keyof typeof ways, number[]> = { direct: [], ours: [], theirs: [] };
  for (let turn = 0; turn < 220; turn += 1) {
    for (const name of ["direct", "ours", "theirs"] as const) {
      const { url, headers } = ways[name];
      const began = performance.now();
      const { body } = await request(`${url}?${query}`, {
        dispatcher: agent,
        headers: { ...headers, "accept-encoding": encoding },
      });
      await body.arrayBuffer();
      if (turn >= 20) times[name].push(performance.now() - began);
    }
  }
  await agent.close();
  const added = (name: "ours" | "theirs", share: number) =>
    quantile(times[name], share) - quantile(times.direct, share);
  const both = (name: "ours" | "theirs") =>
    `${milliseconds(added(name, 0.5))}, ${milliseconds(added(name, 0.95))}`;
  return {
    what: `Forward: added latency (p50, p95), ${what}`,
    ours: both("ours"),
    peer: PEER,
    theirs: both("theirs"),
    ratio: `${(added("theirs", 0.5) / added("ours", 0.5)).toFixed(2)}×`,
    goal: "–",
  };
}

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** As many readers as one person may have at a time leave in the middle of an answer: how long until the service sees that reading has ended. */
async function hangUp({ url, headers }: Way, upstream: string): Promise<Row> {
  const open = async () => Number(await (await fetch(`${upstream}/open`)).text());
  const leave = new AbortController();
  const readers = Array.from({ length: 12 }, () =>
    fetch(`${url}?count=1000&q=slow`, { headers, signal: leave.signal })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined),
  );
  const asked = performance.now();
  while ((await open()) < readers.length) {
    if (performance.now() - asked > 30_000) throw new Error("Not all readers got through the forward.");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const began = performance.now();
  leave.abort();
  await Promise.all(readers);
  while ((await open()) > 0) {
    if (performance.now() - began > 10_000)
      throw new Error("A reader that hung up keeps its connection upstream.");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    what: "Forward: 12 readers hang up, all connections upstream released after",
    ours: milliseconds(performance.now() - began),
    peer: "–",
    theirs: "–",
    ratio: "–",
    goal: "released",
  };
}
