// Requests a second of the emulator, group by group: every read of the catalogue on one account, in turn, each
// with its own signature.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { endpointsOf } from "../lib/ads/catalogue";
import { type AnyEndpoint, pathParamsOf, versionedPath } from "../lib/ads/endpoint";
import { anyFreePort } from "../scripts/ports.mjs";
import { root } from "../scripts/project.mjs";
import { busyAccount } from "./busy-account";
import { startChild } from "./child";
import { load } from "./load";
import { interleave, median, type Row, whole } from "./measure";
import { ask, signed } from "./signed";

const LISTED = 200;
const ROUNDS = 3;
const SECONDS = 2;

export async function groups(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "flightdeck-bench-"));
  const port = await anyFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = await startChild("bench/emulator-server.mjs", [String(port), folder], `${url}/`);
  try {
    const { account } = await busyAccount(url, LISTED);
    const rows: Row[] = [];
    for (const [group, endpoints] of await readsByGroup()) {
      const addresses = await addressesOf(url, account, endpoints);
      if (addresses.length > 0) rows.push(await measured(group, url, addresses));
    }
    return rows;
  } finally {
    child.kill("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  }
}

/** The reads of each group of the specification's list that need nothing but an account and a record. */
async function readsByGroup(): Promise<Map<string, AnyEndpoint[]>> {
  const lines = (await readFile(path.join(root, "docs/endpoints.tsv"), "utf8")).trim().split("\n").slice(1);
  const groupOf = new Map(lines.map((line) => line.split("\t", 2) as [number: string, group: string]));
  const byGroup = new Map<string, AnyEndpoint[]>();
  for (const endpoint of endpointsOf("ads")) {
    const group = groupOf.get(endpoint.number);
    if (endpoint.method !== "GET" || group === undefined) continue;
    byGroup.set(group, [...(byGroup.get(group) ?? []), endpoint]);
  }
  return byGroup;
}

/** Addresses that are answered with success; a list shows the record that the next address names. */
async function addressesOf(url: string, account: string, endpoints: readonly AnyEndpoint[]) {
  const addresses: string[] = [];
  for (const endpoint of endpoints) {
    const [, record] = pathParamsOf(endpoint);
    const list = `${url}/live${versionedPath(endpoint).replace(":account_id", account)}`;
    const id = record === undefined ? undefined : await firstOf(list.replace(/\/:[a-z_]+.*$/, ""));
    if (record !== undefined && id === undefined) continue;
    const address = id === undefined ? list : list.replace(/:[a-z_]+/, id);
    if (await isAnswered(address)) addresses.push(address);
  }
  return addresses;
}

async function firstOf(list: string): Promise<string | undefined> {
  const records = await ask<{ id?: string; media_key?: string }[]>(list).catch(() => []);
  return records[0]?.media_key ?? records[0]?.id;
}

const isAnswered = (address: string) =>
  ask(address).then(
    () => true,
    () => false,
  );

async function measured(group: string, url: string, addresses: readonly string[]): Promise<Row> {
  let turn = 0;
  let address = addresses[0] ?? url;
  const once = async () =>
    (
      await load({
        url,
        connections: 10,
        until: { seconds: SECONDS },
        headers: () => {
          address = addresses[turn++ % addresses.length] ?? url;
          return { authorization: signed("GET", address) };
        },
        path: () => address.slice(url.length),
      })
    ).perSecond;
  const { ours } = await interleave(ROUNDS, { ours: once });
  return {
    what: `Emulator: ${group}, ${addresses.length} reads in turn`,
    ours: `${whole(median(ours))} /s`,
    peer: "–",
    theirs: "–",
    ratio: "–",
    goal: "–",
  };
}
