// What a double of the service costs to have: from its start to its first answer, and its memory when it has
// answered a while. The emulator with its whole demo against two that hold one list of campaigns.
import { anyFreePort } from "../scripts/ports.mjs";
import { busyAccount } from "./busy-account";
import { memoryOf, startChild } from "./child";
import { load } from "./load";
import { interleave, median, medianRatio, megabytes, milliseconds, type Row, times, whole } from "./measure";
import { signed } from "./signed";

const LISTED = 200;
const ROUNDS = 5;
/** How often each answers before its memory is read: less than the allowance of a quarter of an hour. */
const ANSWERS = 5_000;

interface Contender {
  readonly program: string;
  readonly args: (port: number) => readonly string[];
  readonly path: string;
}

export async function footprint(): Promise<Row[]> {
  const { path, account, records } = await demoCampaigns();
  const filled = (port: number) => [String(port), account, records];
  const ours: Contender = {
    program: "scripts/emulator.mjs",
    args: (port) => ["--port", String(port)],
    path,
  };
  const peers: Readonly<Record<string, Contender>> = {
    "msw 2.15 + http-middleware": { program: "bench/msw-server.ts", args: filled, path },
    "json-server 0.17": { program: "bench/json-server.mjs", args: filled, path },
  };
  const rows: Row[] = [];
  for (const [peer, theirs] of Object.entries(peers)) {
    const started = await interleave(ROUNDS, { ours: () => ready(ours), theirs: () => ready(theirs) });
    const held = await interleave(ROUNDS, { ours: () => memory(ours), theirs: () => memory(theirs) });
    rows.push(
      row("from its start to its first answer", peer, started, milliseconds),
      row(`memory after ${whole(ANSWERS)} answers`, peer, held, megabytes),
    );
  }
  return rows;
}

/** For time and memory less is better, so the ratio is the peer's figure in ours. */
const row = (
  what: string,
  peer: string,
  { ours, theirs }: Record<"ours" | "theirs", number[]>,
  inWords: (value: number) => string,
): Row => ({
  what: `Emulator: ${what}`,
  ours: inWords(median(ours)),
  peer,
  theirs: inWords(median(theirs)),
  ratio: times(medianRatio(theirs, ours)),
  goal: "–",
});

/** The list that the peers hold, and where it is. */
async function demoCampaigns() {
  const port = await anyFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = await startChild("scripts/emulator.mjs", ["--port", String(port)], `${url}/`);
  try {
    const { account, records } = await busyAccount(url, LISTED);
    return {
      account,
      records: JSON.stringify(records),
      path: `/live/12/accounts/${account}/campaigns`,
    };
  } finally {
    child.kill("SIGTERM");
  }
}

async function start({ program, args, path }: Contender) {
  const port = await anyFreePort();
  const url = `http://127.0.0.1:${port}`;
  // Without a signature the emulator refuses, which is an answer.
  const child = await startChild(program, args(port), `${url}${path}`);
  return { child, url: `${url}${path}?count=${LISTED}` };
}

/** Milliseconds from `node` to the first answer. */
async function ready(contender: Contender): Promise<number> {
  const began = performance.now();
  const { child } = await start(contender);
  const elapsed = performance.now() - began;
  child.kill("SIGTERM");
  return elapsed;
}

/** Resident bytes after answering lists for a while. */
async function memory(contender: Contender): Promise<number> {
  const { child, url } = await start(contender);
  try {
    await load({
      url,
      connections: 10,
      until: { answers: ANSWERS },
      headers: () => ({ authorization: signed("GET", url) }),
    });
    return memoryOf(child);
  } finally {
    child.kill("SIGTERM");
  }
}
