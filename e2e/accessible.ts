import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";

declare global {
  interface Window {
    /** There once a test asked about the page. */
    axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Places of text whose colours this worker has judged, see `placesOfText`. */
const judged = new Set<string>();

/**
 * No violation of WCAG 2.2 A and AA that axe can see. Contrast, which takes most of its time, is judged wherever text
 * stands in a place that this worker has not judged yet; the other rules every time.
 */
export async function expectAccessible(page: Page) {
  await settled(page);
  const places = await placesOfText(page);
  const violations = await violationsOf(page, {
    resultTypes: ["violations"],
    runOnly: { type: "tag", values: TAGS },
    rules: { "color-contrast": { enabled: places.some((place) => !judged.has(place)) } },
    // All in the page itself: there are no frames.
    iframes: false,
  });
  expect(violations).toEqual([]);
  for (const place of places) judged.add(place);
}

/** What a dialog stands before cannot be reached, and is cut into pieces by its edges. */
const BEHIND = '[data-base-ui-inert][aria-hidden="true"]';

/** Each violation with where it is. A document reads axe once: it is as long as all of the dashboard's own code. */
async function violationsOf(page: Page, options: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => window.axe !== undefined);
  if (!isThere) await page.evaluate(`${AXE};undefined`);
  return page.evaluate(
    async ([behind, options]) => {
      if (!window.axe) throw new Error("The document is another one");
      const opened = () => [
        ...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]'),
      ];
      let before: Element[];
      let violations: AxeResults["violations"];
      // What opens meanwhile covers what is being judged: that was no page which anybody sees.
      do {
        before = opened();
        ({ violations } = await window.axe.run({ exclude: [behind] }, options));
      } while (before.length !== opened().length || opened().some((each, at) => each !== before[at]));
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      );
    },
    [BEHIND, options] as const,
  );
}

/**
 * Every kind of place where a page shows text, by what decides its colours: the theme, and the classes and states of
 * the element and of what it stands in.
 */
function placesOfText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const theme = `${document.documentElement.className} ${matchMedia("(prefers-color-scheme: dark)").matches}`;
    const styleOf = (element: Element | null) =>
      element === null
        ? ""
        : [
            element.tagName,
            element.getAttribute("class"),
            /color|background/.test(element.getAttribute("style") ?? "") ? element.getAttribute("style") : "",
            ...element
              .getAttributeNames()
              .filter((name) =>
                /^(aria-(selected|current|invalid|disabled|pressed|checked)|data-|disabled$)/.test(name),
              )
              .map(
                (name) => `${name}=${/^[a-z-]{0,12}$/.exec(element.getAttribute(name) ?? "")?.[0] ?? "*"}`,
              ),
          ].join(" ");
    const places = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const chain: string[] = [];
      let element = walker.currentNode.parentElement;
      if (!walker.currentNode.textContent?.trim()) continue;
      for (; element !== null && chain.length < 6; element = element.parentElement)
        chain.push(styleOf(element));
      places.add(`${theme} < ${chain.join(" < ")}`);
    }
    return [...places];
  });
}

/**
 * What was changing already has come to its end. What turns for ever, as a skeleton does, is not waited for: text that
 * is fading has a contrast that nobody reads by.
 */
async function settled(page: Page) {
  const isStill = () =>
    document.getAnimations().every(({ effect, playState }) => {
      const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      return !ends || playState !== "running";
    });
  // Tabs in the background draw no frames to poll by.
  await page.waitForFunction(isStill, undefined, { polling: 50 });
  // The title of a page that is gone to comes a moment after its content.
  await expect(page).toHaveTitle(/./);
}
