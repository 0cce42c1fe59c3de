// Statistics of the emulator, asked over HTTP as msw is: 20 campaigns, a week by the hour, all metric groups. Once the
// same question again and again, beside msw with a canned body of the same size; once another question each time, which
// has to be computed. And a job over 90 days by day, from the question for its file to the last byte.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { anyFreePort } from "../scripts/ports.mjs";
import { busyAccount } from "./busy-account";
import { startChild } from "./child";
import { load } from "./load";
import { interleave, median, medianRatio, milliseconds, type Row, times, whole } from "./measure";
import { processorTime } from "./processor-time";
import { ask, signed } from "./signed";

const ROUNDS = 3;
const SECONDS = 2;
const HOUR = 3_600_000;
const LISTED = 200;
const GROUPS = "ENGAGEMENT,BILLING,VIDEO,WEB_CONVERSION,MOBILE_CONVERSION,LIFE_TIME_VALUE_MOBILE_CONVERSION";

export async function statistics(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "flightdeck-bench-"));
  const [ourPort, theirPort] = [await anyFreePort(), await anyFreePort()];
  const [ours, theirs] = [`http://127.0.0.1:${ourPort}`, `http://127.0.0.1:${theirPort}`];
  const children = [await startChild("bench/emulator-server.mjs", [String(ourPort), folder], `${ours}/`)];
  try {
    const { account, records } = await busyAccount(ours, LISTED);
    const running = records.filter(({ servable }) => servable === true).map(({ id }) => id);
    const address = `/live/12/stats/accounts/${account}`;
    const question = (ids: readonly string[], end: number) =>
      `${address}?${new URLSearchParams({
        entity: "CAMPAIGN",
        entity_ids: ids.join(","),
        start_time: iso(end - 168 * HOUR),
        end_time: iso(end),
        granularity: "HOUR",
        placement: "ALL_ON_SERVICE",
        metric_groups: GROUPS,
      })}`;
    const lastHour = Math.floor(Date.now() / HOUR) * HOUR;
    const same = question(running.slice(0, 20), lastHour);
    const body = await textOf(`${ours}${same}`);
    const file = path.join(folder, "body.json");
    await writeFile(file, body);
    children.push(
      await startChild("bench/msw-body.ts", [String(theirPort), address, file], `${theirs}${address}`),
    );
    const [our, their] = children;
    const perCore = { ours: [] as number[], theirs: [] as number[], computed: [] as number[] };
    const measured = (name: keyof typeof perCore, next: () => string) => async () => {
      const [server, child] = name === "theirs" ? [theirs, their] : [ours, our];
      const { wall, core } = await perSecond(server, child?.pid, next);
      perCore[name].push(core);
      return wall;
    };
    let turn = 0;
    const another = () => {
      turn += 1;
      const first = (turn * 7) % Math.max(1, running.length - 20);
      return question(running.slice(first, first + 20), lastHour - (turn % 300) * HOUR);
    };
    const results = await interleave(ROUNDS, {
      ours: measured("ours", () => same),
      theirs: measured("theirs", () => same),
      computed: measured("computed", another),
    });
    // The first round warms up.
    const shown = (name: keyof typeof perCore) =>
      `${whole(median(results[name]))} /s (a core: ${whole(median(perCore[name].slice(1)))} /s)`;
    const size = `${whole(body.length / 1_000)} kB`;
    const peer = "msw 2.15 + http-middleware, a canned body";
    return [
      {
        what: `Emulator: Statistics of 20 campaigns, a week by the hour, all groups (${size})`,
        ours: shown("ours"),
        peer,
        theirs: shown("theirs"),
        ratio: times(medianRatio(results.ours, results.theirs)),
        goal: "≥ 2,000 /s or ≥ 5×",
      },
      {
        what: "The same, another question each time",
        ours: shown("computed"),
        peer,
        theirs: shown("theirs"),
        ratio: times(medianRatio(results.computed, results.theirs)),
        goal: "–",
      },
      await job(ours, account, running.slice(0, 20)),
    ];
  } finally {
    for (const child of children) child.kill("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  }
}

const iso = (instant: number) => new Date(instant).toISOString().replace(".000Z", "Z");

/** Answers a second, and those a second of the server's own processor time, which others on the machine take none of. */
const perSecond = async (server: string, pid: number | undefined, next: () => string) => {
  let [address, asked] = ["", 0];
  const before = processorTime(pid);
  const { perSecond: wall } = await load({
    url: server,
    connections: 10,
    until: { seconds: SECONDS },
    headers: () => {
      address = next();
      asked += 1;
      return { authorization: signed("GET", `${server}${address}`) };
    },
    path: () => address,
  });
  return { wall, core: (asked * 1_000) / (processorTime(pid) - before) };
};

async function textOf(url: string): Promise<string> {
  const response = await fetch(url, {
    headers: { authorization: signed("GET", url), "accept-encoding": "identity" },
  });
  if (!response.ok) throw new Error(`${url} was answered ${response.status}`);
  return response.text();
}

/** Real time of a job's work, which is done when its file is asked for; the emulator's clock is set on before. */
async function job(server: string, account: string, ids: readonly string[]): Promise<Row> {
  const took: number[] = [];
  const day = 24 * HOUR;
  const { timezone } = (
    await ask<{ id: string; timezone: string }[]>(`${server}/live/12/accounts?account_ids=${account}`)
  )[0] ?? { timezone: "UTC" };
  const midnight = (instant: number) =>
    new Intl.DateTimeFormat("sv-SE", { timeZone: timezone, dateStyle: "short" }).format(instant);
  for (let round = 0; round < 5; round += 1) {
    const query = new URLSearchParams({
      entity: "CAMPAIGN",
      entity_ids: ids.join(","),
      start_time: midnight(Date.now() - (90 + round) * day),
      end_time: midnight(Date.now() - round * day),
      granularity: "DAY",
      placement: "ALL_ON_SERVICE",
      metric_groups: GROUPS,
    });
    const jobs = `${server}/live/12/stats/jobs/accounts/${account}`;
    const made = `${jobs}?${query}`;
    const response = await fetch(made, { method: "POST", headers: { authorization: signed("POST", made) } });
    const { data } = (await response.json()) as { data: { id_str: string } };
    await fetch(`${server}/_emulator/clock`, {
      method: "POST",
      body: JSON.stringify({ advance_ms: 41_000 }),
    });
    const began = performance.now();
    const file = await fetch(`${server}/advertiser-api-async-analytics/stats_job_${data.id_str}.json.gz`);
    await file.arrayBuffer();
    took.push(performance.now() - began);
    if (!file.ok) throw new Error(`The file of a job was answered ${file.status}`);
    await fetch(`${server}/_emulator/clock`, {
      method: "POST",
      body: JSON.stringify({ advance_ms: -41_000 }),
    });
  }
  return {
    what: "Emulator: A job over 20 campaigns and 90 days by day, all groups",
    ours: milliseconds(median(took)),
    peer: "–",
    theirs: "–",
    ratio: "–",
    goal: "< 200 ms",
  };
}
