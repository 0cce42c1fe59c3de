// A key pressed in the card builder, with six slides beside it, until the preview shows it.
import type { Page } from "@playwright/test";
import { median, milliseconds, type Row } from "./measure";
import { HANDLE, withProduct } from "./product";
import { ask } from "./signed";

const KEYS = 300;
const WARM_UP = 30;

export function builder(): Promise<Row[]> {
  return withProduct(async ({ emulator, dashboard, browser, cookies }) => {
    const [account] = await ask<{ id: string }[]>(`${emulator}/live/12/accounts?count=1`);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(`${dashboard}/live/${HANDLE}/${account?.id}/cards/new`);
    await sixSlides(page);
    const pressed = (await page.evaluate(pressKeys, KEYS)).slice(WARM_UP).sort((a, b) => a - b);
    const p95 = pressed[Math.floor(pressed.length * 0.95)] ?? Number.NaN;
    return [row("script, median", median(pressed), "–"), row("script, p95", p95, "< 16 ms")];
  });
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
  await page.getByRole("textbox", { name: "Title" }).first().waitFor();
}

/**
 * Runs in the page: writes one letter more into the title and waits, with microtasks only, until the preview has it,
 * so that no frame is counted, only the script between key and preview.
 */
async function pressKeys(keys: number): Promise<number[]> {
  const field = [...document.querySelectorAll("label")].find((label) =>
    label.textContent?.startsWith("Title"),
  );
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
