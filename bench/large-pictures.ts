// A photograph of twelve megapixels from a telephone: how long the page is blocked while it is converted and cropped.
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import * as z from "zod";
import { alone, median, milliseconds, type Row } from "./measure";
import { HANDLE, visit, withProduct } from "./product";
import { ask } from "./signed";

const ROUNDS = 3;
const PATIENCE_MS = 120_000;
/** 4032 × 3024 pixels; a picture of the demo, coded by libheif's own encoder. */
const PHOTOGRAPH = path.join(import.meta.dirname, "photograph.heic");
/** What the page marks the time with, so that its thread is known in the trace. */
const MARK = "cropped";

interface Measured {
  /** Processor time of the longest task of the page: what else this machine does meanwhile does not count. */
  readonly longest: number;
  /** From the file to what was made of it. */
  readonly converted: number;
  readonly cropped: number;
}

const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Microseconds of the processor. */
      tdur: z.number().optional(),
    }),
  ),
});

export function largePictures(): Promise<Row[]> {
  return withProduct(async ({ emulator, dashboard, browser, cookies }) => {
    const [account] = await ask<{ id: string }[]>(`${emulator}/live/12/accounts?count=1`);
    const address = `${dashboard}/live/${HANDLE}/${account?.id}/media`;
    const measured: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      measured.push(await visit(browser, cookies, (page) => measure(browser, page, address)));
    }
    return rowsOf(measured);
  });
}

async function measure(browser: Browser, page: Page, address: string): Promise<Measured> {
  await page.goto(address);
  await page.getByRole("listbox", { name: "Media library" }).getByRole("option").first().waitFor();
  await page.waitForLoadState("networkidle");
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  const file = { name: "Photograph.heic", mimeType: "image/heic", buffer: await readFile(PHOTOGRAPH) };
  const begun = performance.now();
  await page.getByLabel("Files to upload").first().setInputFiles(file);
  const review = page.getByRole("dialog", { name: "Upload Photograph.heic" });
  await review.getByText("Converted from HEIC to JPEG").waitFor({ timeout: PATIENCE_MS });
  const converted = performance.now() - begun;
  await review.getByRole("button", { name: "Crop Photograph.heic to 1.91:1" }).click();
  const crop = page.getByRole("dialog", { name: "Crop Photograph.heic" });
  await crop.getByRole("slider", { name: "Crop area" }).press("-");
  const cut = performance.now();
  await crop.getByRole("button", { name: "Crop to 1.91:1" }).click();
  await review.getByText("Cropped to 1.91:1").waitFor({ timeout: PATIENCE_MS });
  const cropped = performance.now() - cut;
  await page.evaluate((mark) => performance.mark(mark), MARK);
  return { longest: longestTask((await browser.stopTracing()).toString()), converted, cropped };
}

/** Milliseconds of the longest task of the thread that the page runs on. */
function longestTask(traced: string): number {
  const { traceEvents: events } = trace.parse(JSON.parse(traced));
  const page = events.find(({ name }) => name === MARK);
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith("RunTask") && pid === page?.pid && tid === page.tid,
  );
  if (tasks.length === 0) throw new Error("The trace contains nothing of the page");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}

function rowsOf(measured: readonly Measured[]): Row[] {
  const row = (what: string, key: keyof Measured, goal: string): Row =>
    alone(`HEIC of 12 megapixels: ${what}`, milliseconds(median(measured.map((each) => each[key]))), goal);
  return [
    row("longest task of the page, while it is converted and cropped", "longest", "< 50 ms"),
    row("converted in a worker", "converted", "–"),
    row("cropped in a worker", "cropped", "–"),
  ];
}
