import { expect, type Page, type TestInfo } from "@playwright/test";
import { CLICK_TASKS, type ClickTaskName } from "./click-tasks";

declare global {
  interface Window {
    /** There while clicks are counted. */
    countPress?: () => void;
  }
}

/** What a count is written down as, for the table that ends the run. */
export const COUNTED = "clicks";

/**
 * Counts what is pressed with the pointer in a page from now on, whatever it navigates to, and gives what ends the
 * task: it writes the count down and fails when there were more clicks than the table allows.
 */
export type CountClicks = (page: Page, task: ClickTaskName) => Promise<() => Promise<void>>;

/** Counts the clicks of a test's tasks, one after the other or side by side. */
export function clickCounter({ annotations }: TestInfo): CountClicks {
  const watched = new Map<Page, () => Promise<number>>();
  return async (page, task) => {
    const presses = watched.get(page) ?? (await watchPresses(page));
    watched.set(page, presses);
    const before = await presses();
    return async () => {
      const count = (await presses()) - before;
      annotations.push({ type: COUNTED, description: `${task}: ${count}` });
      expect(count, `clicks of "${task}"`).toBeLessThanOrEqual(CLICK_TASKS[task].most);
    };
  };
}

async function watchPresses(page: Page): Promise<() => Promise<number>> {
  let presses = 0;
  await page.exposeFunction("countPress", () => {
    presses += 1;
  });
  const listen = () => addEventListener("pointerdown", () => window.countPress?.(), true);
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return async () => {
    // Once the page answers, all earlier reports have arrived.
    await page.evaluate(() => undefined);
    return presses;
  };
}
