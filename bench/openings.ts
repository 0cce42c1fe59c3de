// How soon a click shows what it asks for: dialogs that are opened first after a page load, and steps of guided creation.
import type { Locator, Page } from "@playwright/test";
import { STEP_NAMES, STEPS } from "../lib/guided/guided-draft";
import { alone, median, milliseconds, type Row } from "./measure";
import { HANDLE, type Product, visit, withProduct } from "./product";
import { ask } from "./signed";

const ROUNDS = 3;
const DIALOG = '[role="dialog"][data-open]';

interface Opening {
  readonly name: string;
  /** The page of an account that it opens on. */
  readonly page: string;
  /** What is pressed, once everything is there that is pressed before. */
  readonly opener: (page: Page) => Promise<Locator>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const chosen = async (page: Page, name: string) => {
  for (const place of [0, 1]) await page.locator("[data-row]").nth(place).getByRole("checkbox").click();
  return button(page, name);
};

const OPENINGS: readonly Opening[] = [
  { name: "budget", page: "campaigns", opener: (page) => chosen(page, "Budget…") },
  { name: "duplicate", page: "campaigns", opener: (page) => chosen(page, "Duplicate…") },
  { name: "delete", page: "campaigns", opener: (page) => chosen(page, "Delete…") },
  { name: "rename", page: "line-items", opener: (page) => chosen(page, "Rename…") },
  { name: "new line item", page: "line-items", opener: async (page) => button(page, "New line item") },
  { name: "new audience", page: "audiences", opener: async (page) => button(page, "New audience") },
];

/** Those that are gone to, one after the other. */
const [, ...WALKED] = STEPS;

export function openings(): Promise<Row[]> {
  return withProduct(async (product) => {
    const accounts = await ask<{ id: string; name: string }[]>(
      `${product.emulator}/live/12/accounts?count=100`,
    );
    const account = accounts.find(({ name }) => name === "Kestrel Air");
    if (!account) throw new Error("The demo has no account of this name.");
    const base = `${product.dashboard}/live/${HANDLE}/${account.id}`;
    const dialogs: Measured[] = [];
    for (const opening of OPENINGS) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await opened(product, base, opening));
      dialogs.push({ name: opening.name, time: median(times) });
    }
    const rounds: (readonly number[])[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await walked(product, base));
    const steps = WALKED.map((step, place) => ({
      name: step,
      time: median(rounds.map((times) => times[place] ?? Number.NaN)),
    }));
    return [
      slowest("First opening of a dialog after a page load", dialogs, "< 150 ms"),
      slowest("Guided creation, from a step to the next", steps, "< 100 ms"),
    ];
  });
}

interface Measured {
  readonly name: string;
  readonly time: number;
}

function slowest(what: string, all: readonly Measured[], goal: string): Row {
  const [worst] = all.toSorted((a, b) => b.time - a.time);
  const each = all.map(({ name, time }) => `${name} ${milliseconds(time)}`).join(", ");
  return alone(
    `${what}, the slowest of ${all.length} (${each})`,
    milliseconds(worst?.time ?? Number.NaN),
    goal,
  );
}

/** One visit with an empty cache, by which no other dialog was opened. */
const opened = ({ browser, cookies }: Product, base: string, { page: path, opener }: Opening) =>
  visit(browser, cookies, async (page) => {
    await page.goto(`${base}/${path}`);
    await page.waitForLoadState("networkidle");
    // A hand moves before it clicks.
    await page.mouse.move(700, 450);
    await page.waitForLoadState("networkidle");
    return untilShown(page, await opener(page), DIALOG);
  });

/** Through all steps of one campaign. */
const walked = ({ browser, cookies }: Product, base: string) =>
  visit(browser, cookies, async (page) => {
    await page.goto(`${base}/campaigns/new`);
    await page.waitForLoadState("networkidle");
    const times: number[] = [];
    for (const step of WALKED) {
      const opener = step === "campaign" ? button(page, /^Website clicks/) : button(page, /^Next:/);
      times.push(await untilShown(page, opener, "main h2", STEP_NAMES[step]));
      if (step === "campaign") await button(page, /usual in this account$/).click();
    }
    return times;
  });

/** Milliseconds from a click to the first frame that shows what it asks for. */
async function untilShown(page: Page, opener: Locator, selector: string, words = ""): Promise<number> {
  await page.evaluate(() => {
    window.clickedAt = undefined;
    addEventListener(
      "click",
      ({ timeStamp }) => {
        window.clickedAt = timeStamp;
      },
      { capture: true, once: true },
    );
  });
  // Looked for once each frame.
  const shown = page.waitForFunction(
    ([selector, words]) =>
      window.clickedAt !== undefined &&
      [...document.querySelectorAll(selector)].some(
        (each) => each.checkVisibility() && (words === "" || each.textContent === words),
      ) &&
      performance.now() - window.clickedAt,
    [selector, words] as const,
  );
  await opener.click();
  return Number(await (await shown).jsonValue());
}

declare global {
  interface Window {
    clickedAt: number | undefined;
  }
}
