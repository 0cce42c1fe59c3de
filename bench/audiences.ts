// From a list of customers to finished request bodies, in headless Chromium: our worker against papaparse with one
// WebCrypto call for each value on the page's own thread.
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Browser, chromium } from "@playwright/test";
import { build } from "esbuild";
import { anyFreePort } from "../scripts/ports.mjs";
import { header, row } from "./audience-lists/list";
import type { Timed } from "./audience-lists/page";
import { interleave, median, medianRatio, type Row, times, whole } from "./measure";

const PEER = "papaparse 5.7 + WebCrypto per value, on the page";
const MILLION = 1_000_000;
const NAMES = ["compiled", "plain", "papaparse"] as const;
type Name = (typeof NAMES)[number];
type Measured = Timed & { readonly memory: number | undefined };

export async function audiences(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "flightdeck-bench-"));
  const server = await serve(folder);
  try {
    const [small, million, ten] = await Promise.all([
      list(folder, 50_000),
      list(folder, MILLION),
      list(folder, 10 * MILLION),
    ]);
    const digests = new Map<string, string>();
    for (const name of NAMES) digests.set(name, (await measure(server.url, small, name, true)).digest);
    const measured: Record<Name, Measured[]> = { compiled: [], plain: [], papaparse: [] };
    const run = (name: Name) => async () =>
      measured[name].push(await measure(server.url, million, name, false));
    await interleave(1, { compiled: run("compiled"), plain: run("plain"), papaparse: run("papaparse") });
    const large = await measure(server.url, ten, "compiled", false);
    return rowsOf(measured, large, new Set(digests.values()).size === 1);
  } finally {
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function list(folder: string, rows: number): Promise<string> {
  const file = path.join(folder, `${rows}.csv`);
  const text = function* () {
    yield header;
    for (let from = 0; from < rows; from += 10_000) {
      yield Array.from({ length: Math.min(10_000, rows - from) }, (_, at) => row(from + at)).join("");
    }
  };
  await pipeline(Readable.from(text()), createWriteStream(file));
  return file;
}

/** Serves the page and the worker with the policies of the dashboard's own. */
async function serve(folder: string) {
  await build({
    entryPoints: { page: "bench/audience-lists/page.ts", worker: "bench/audience-lists/worker.ts" },
    outdir: folder,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    alias: { "@": path.resolve(".") },
    logLevel: "error",
  });
  const script = "script-src 'self'; worker-src 'self'";
  const files: Record<string, readonly [type: string, policy: string, body: string | Buffer]> = {
    "/": [
      "text/html",
      script,
      "<!doctype html><title>Lists</title><input type=file><script src=/page.js></script>",
    ],
    "/page.js": ["text/javascript", script, await readFile(path.join(folder, "page.js"))],
    "/worker.js": [
      "text/javascript",
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
      await readFile(path.join(folder, "worker.js")),
    ],
  };
  const server = createServer((request, response) => {
    const [type, policy, body] = files[request.url ?? ""] ?? ["text/plain", script, ""];
    response.writeHead(200, { "content-type": type, "content-security-policy": policy }).end(body);
  });
  const port = await anyFreePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** One run in a browser of its own, so that its memory is of this run alone. */
async function measure(url: string, file: string, name: Name, digest: boolean): Promise<Measured> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.locator("input").setInputFiles(file);
    const timed: Timed = await page.evaluate(
      ([which, withDigest]) => Reflect.get(window, "listBench")(which, withDigest),
      [name, digest] as const,
    );
    return { ...timed, memory: await rendererPeak(browser) };
  } finally {
    await browser.close();
  }
}

/** The peak memory of a renderer, in bytes; only Linux reports it. */
async function rendererPeak(browser: Browser): Promise<number | undefined> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const peaks = await Promise.all(
    processInfo
      .filter(({ type }) => type === "renderer")
      .map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
        return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
      }),
  );
  const known = peaks.filter(Number.isFinite);
  return known.length > 0 ? Math.max(...known) : undefined;
}

function rowsOf(measured: Record<Name, Measured[]>, large: Measured, same: boolean): Row[] {
  const later = (name: Name) => measured[name].slice(1);
  const rates = (name: Name) => later(name).map(({ rows, milliseconds }) => (rows / milliseconds) * 1000);
  const peer = { peer: PEER };
  const rate = (what: string, name: Name, goal: string): Row => ({
    what: `Audience list, 1,000,000 rows: ${what}`,
    ours: `${whole(median(rates(name)))} rows/s`,
    ...peer,
    theirs: `${whole(median(rates("papaparse")))} rows/s`,
    ratio: times(medianRatio(rates(name), rates("papaparse"))),
    goal,
  });
  const longest = (name: Name) => Math.max(...later(name).map(({ longestTask }) => longestTask));
  const task = (value: number) => (value === 0 ? "< 50 ms" : `${whole(value)} ms`);
  const memory = (bytes: number | undefined) => (bytes === undefined ? "–" : `${whole(bytes / 1e6)} MB`);
  const peak = (name: Name) => memory(later(name)[0]?.memory);
  const plain = { ratio: "–" };
  return [
    rate("file to request bodies, one worker", "compiled", "≥ 10×"),
    rate("the same in plain JavaScript", "plain", "–"),
    {
      what: "Audience list: longest task of the page",
      ours: task(longest("compiled")),
      ...peer,
      theirs: task(longest("papaparse")),
      ...plain,
      goal: "< 50 ms",
    },
    {
      what: "Audience list, 1,000,000 rows: peak memory of the renderer",
      ours: peak("compiled"),
      ...peer,
      theirs: peak("papaparse"),
      ...plain,
      goal: "< 400 MB",
    },
    {
      what: "Audience list, 10,000,000 rows: peak memory of the renderer",
      ours: memory(large.memory),
      peer: "–",
      theirs: "–",
      ...plain,
      goal: "as with 1,000,000",
    },
    {
      what: "Audience list: the same bytes from every pipeline",
      ours: same ? "yes" : "no",
      ...peer,
      theirs: same ? "yes" : "no",
      ...plain,
      goal: "yes",
    },
  ];
}
