// A chart of 90 days and five lines, drawn for the first time in a new page, against visx and Chart.js.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import tailwind from "@tailwindcss/postcss";
import { build } from "esbuild";
import postcss from "postcss";
import { DAYS, HEIGHT, SERIES, WIDTH } from "./charts/days";
import { interleave, median, medianRatio, milliseconds, type Row, times } from "./measure";

const ROUNDS = 15;
const CONTENDERS = { ours: "ours.tsx", visx: "visx.tsx", chartJs: "chart-js.ts" } as const;
type Name = keyof typeof CONTENDERS;
const PEERS = { visx: "visx 4.0", chartJs: "Chart.js 4.6" } as const;

export async function charts(): Promise<Row[]> {
  const css = await styles();
  const scripts = {
    ours: await bundle(CONTENDERS.ours),
    visx: await bundle(CONTENDERS.visx),
    chartJs: await bundle(CONTENDERS.chartJs),
  };
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
  try {
    const run = (name: Name) => () => draw(browser, scripts[name], css);
    const took = await interleave(ROUNDS, {
      ours: run("ours"),
      visx: run("visx"),
      chartJs: run("chartJs"),
    });
    const row = (peer: keyof typeof PEERS): Row => ({
      what: `Chart, ${DAYS} days × ${SERIES} series: first drawn, time of the page's thread`,
      ours: milliseconds(median(took.ours)),
      peer: PEERS[peer],
      theirs: milliseconds(median(took[peer])),
      ratio: times(medianRatio(took[peer], took.ours)),
      goal: "< 50 ms",
      headline: true,
    });
    return [row("visx"), row("chartJs")];
  } finally {
    await browser.close();
  }
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join("bench/charts", entry)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    // One React for all, or the parts of a page would have two.
    alias: {
      "@": path.resolve("."),
      react: path.resolve("node_modules/react"),
      "react-dom": path.resolve("node_modules/react-dom"),
    },
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}

/** The dashboard's own styles, which every contender's page has. */
async function styles(): Promise<string> {
  const from = path.resolve("app/globals.css");
  const { css } = await postcss([tailwind()]).process(await readFile(from, "utf8"), { from });
  return css;
}

/**
 * @returns how long the page's thread works from the first call to the frame after it: script, layout and painting;
 *   its own processor time, whatever else the machine does
 */
async function draw(browser: Browser, script: string, css: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: WIDTH, height: 600 } });
  try {
    const page = await context.newPage();
    await page.setContent(`<style>${css}</style><div id="root" style="height:${HEIGHT}px"></div>`);
    await page.addScriptTag({ content: script });
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const worked = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
    };
    const before = await worked();
    await page.evaluate(async () => {
      Reflect.get(window, "draw")();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const took = 1000 * ((await worked()) - before);
    const lines = await page.locator("path[stroke-width='2']").count();
    if (lines < SERIES && (await page.locator("canvas").count()) === 0)
      throw new Error(`Of ${SERIES} lines ${lines} were drawn.`);
    return took;
  } finally {
    await context.close();
  }
}
