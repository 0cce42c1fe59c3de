// The dashboard's server under load and abuse: pages beside an empty one, memory over many of them, bodies that are
// held back, and restarts one instance at a time.
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { anyFreePort } from "../scripts/ports.mjs";
import { emulatorEnvironment, type Server, startDashboard, startEmulator } from "../scripts/servers.mjs";
import { heldBodies } from "./held-bodies";
import type { Setting } from "./instances";
import { load } from "./load";
import { everyPage, manyLoads } from "./many-loads";
import { alone, interleave, median, medianRatio, milliseconds, type Row, times, whole } from "./measure";
import { startPlainNext } from "./plain-next/start";
import { restarts } from "./restarts";

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 128;
const PEER = "an empty Next page";

export async function server(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "flightdeck-bench-"));
  const stops: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const emulator = startEmulator({ port: await anyFreePort(), data: ":memory:" });
    stops.push(() => emulator.stop());
    await emulator.ready();
    const environment = {
      ...emulatorEnvironment(emulator.url),
      DATA_DIR: folder,
      SESSION_SECRET: "bench ".repeat(8),
      LOG_LEVEL: "warn",
    };
    const start: Setting["start"] = async ({ port, noticeSeconds = 0, heapMegabytes } = {}) => {
      const heap = heapMegabytes ? { NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}` } : {};
      const one = startDashboard({
        port: port ?? (await anyFreePort()),
        noticeSeconds,
        environment: { ...environment, ...heap },
      });
      stops.push(() => one.stop());
      await one.ready();
      return one;
    };
    const setting = { environment, start };
    const empty = await startPlainNext({}, "/empty", stops);
    const rows = await pages(await start(), empty);
    return [
      ...rows,
      await manyLoads(setting),
      await everyPage(setting),
      await heldBodies(setting),
      await restarts(setting),
    ];
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** The public page, compared with an empty one. */
async function pages(dashboard: Server, empty: string): Promise<Row[]> {
  const slowest: number[] = [];
  const asked = (url: string) => async () => {
    const { perSecond, p99 } = await load({
      url,
      connections: CONNECTIONS,
      until: { seconds: SECONDS },
      headers: () => ({}),
    });
    if (url.startsWith(dashboard.url)) slowest.push(p99);
    return perSecond;
  };
  const speed = await interleave(ROUNDS, {
    ours: asked(`${dashboard.url}/sign-in`),
    theirs: asked(`${empty}/empty`),
  });
  const what = `Sign-in page at ${CONNECTIONS} connections`;
  return [
    {
      what,
      ours: `${whole(median(speed.ours))} /s`,
      peer: PEER,
      theirs: `${whole(median(speed.theirs))} /s`,
      ratio: times(medianRatio(speed.ours, speed.theirs)),
      goal: "≥ 0.5×",
    },
    alone(`${what}: 99 of 100 within`, milliseconds(Math.max(...slowest)), "< 1.5 s"),
  ];
}
