// A key pressed in the card builder, with six slides beside it, until the preview shows it.
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { anyFreePort } from "../scripts/ports.mjs";
import { emulatorEnvironment, startDashboard, startEmulator } from "../scripts/servers.mjs";
import { median, milliseconds, type Row } from "./measure";
import { ask } from "./signed";
import { Visitor } from "./visitor";

const HANDLE = "mara_agency";
const KEYS = 300;
const WARM_UP = 30;

export async function builder(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "flightdeck-bench-"));
  const stops: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const emulator = startEmulator({ port: await anyFreePort(), data: ":memory:" });
    stops.push(() => emulator.stop());
    const environment = {
      ...emulatorEnvironment(emulator.url),
      DATA_DIR: folder,
      SESSION_SECRET: "bench ".repeat(8),
      LOG_LEVEL: "warn",
    };
    const dashboard = startDashboard({ port: await anyFreePort(), environment });
    stops.push(() => dashboard.stop());
    await Promise.all([emulator.ready(), dashboard.ready()]);
    const [account] = await ask<{ id: string }[]>(`${emulator.url}/live/12/accounts?count=1`);
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
    stops.push(() => browser.close());
    const visitor = new Visitor();
    await visitor.signIn(dashboard.url, HANDLE);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(
      visitor
        .cookie(dashboard.url)
        .split("; ")
        .map((pair) => ({
          name: pair.slice(0, pair.indexOf("=")),
          value: pair.slice(pair.indexOf("=") + 1),
          url: dashboard.url.replace("http:", "https:"),
          secure: true,
        })),
    );
    const page = await context.newPage();
    await page.goto(`${dashboard.url}/live/${HANDLE}/${account?.id}/cards/new`);
    await sixSlides(page);
    const pressed = (await page.evaluate(pressKeys, KEYS)).slice(WARM_UP).sort((a, b) => a - b);
    const p95 = pressed[Math.floor(pressed.length * 0.95)] ?? Number.NaN;
    return [row("script, median", median(pressed), "–"), row("script, p95", p95, "< 16 ms")];
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

const row = (what: string, value: number, goal: string): Row => ({
  what: `Card builder, 6 slides: from a key to the new preview, ${what}`,
  ours: milliseconds(value),
  peer: "–",
  theirs: "–",
  ratio: "–",
  goal,
});

/** Fills the builder by its own JSON view. */
async function sixSlides(page: Page) {
  const slide = (number: number) => [
    { type: "MEDIA", media_key: "" },
    {
      type: "DETAILS",
      title: `Slide ${number}`,
      destination: { type: "WEBSITE", url: `https://www.example.com/${number}` },
    },
  ];
  const slides = [1, 2, 3, 4, 5, 6].map(slide);
  await page.getByRole("button", { name: "JSON", exact: true }).click();
  await page.getByRole("textbox", { name: "Request body" }).fill(JSON.stringify({ name: "Six", slides }));
  await page.getByRole("button", { name: "JSON", exact: true }).click();
  await page.getByRole("textbox", { name: "Title" }).waitFor();
}

/**
 * Runs in the page: writes one letter more into the title and waits, with microtasks only, until the preview has it,
 * so that no frame is counted, only the script between key and preview.
 */
async function pressKeys(keys: number): Promise<number[]> {
  const field = [...document.querySelectorAll("label")].find((label) => label.textContent === "Title");
  const input = document.getElementById(field?.htmlFor ?? "");
  const preview = document.querySelector('section[aria-label="Preview of the card"]');
  if (!(input instanceof HTMLInputElement) || !preview) throw new Error("The builder is not there.");
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  const times: number[] = [];
  for (let key = 0; key < keys; key += 1) {
    const text = `Key ${key} ${"x".repeat(key % 50)}`;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const began = performance.now();
    write?.call(input, text);
    input.dispatchEvent(new InputEvent("input", { bubbles: true, data: "x", inputType: "insertText" }));
    for (let turn = 0; turn < 1_000 && !preview.textContent?.includes(text); turn += 1) await null;
    if (!preview.textContent?.includes(text))
      throw new Error("The preview does not follow within the key's script.");
    times.push(performance.now() - began);
  }
  return times;
}
