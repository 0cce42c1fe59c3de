import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import { type Place, placesOn } from "./places";

declare global {
  interface Window {
    /** There once a test asked about the page. */
    axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The slowest rules, by what each is about: they are followed where this worker has not judged the like yet. */
const BY_PLACE: Readonly<Record<Place, string>> = { text: "color-contrast", target: "target-size" };

/** Kinds of places that axe has judged in this worker, see `placesOn`. */
const judged = new Set<string>();

/**
 * No violation of WCAG 2.2 A and AA that axe can see. Contrast and the size of what is clicked, which take most of its
 * time, are judged of one of each kind of place; the other rules hold for the whole page, every time.
 */
export async function expectAccessible(page: Page) {
  await settled(page);
  const news = (await placesOn(page, BEHIND)).filter((place) => !judged.has(place));
  // All in the page itself: there are no frames.
  const common: RunOptions = { resultTypes: ["violations"], iframes: false };
  const byPlace = Object.values(BY_PLACE);
  const { violations, decided } = await judge(page, news, {
    page: {
      ...common,
      runOnly: { type: "tag", values: TAGS },
      rules: Object.fromEntries(byPlace.map((rule) => [rule, { enabled: false }])),
    },
    places: {
      ...common,
      resultTypes: ["violations", "passes"],
      elementRef: true,
      preload: false,
      runOnly: { type: "rule", values: byPlace },
    },
  });
  expect(violations).toEqual([]);
  for (const place of decided) judged.add(place);
}

/** What is behind a dialog cannot be reached, and is cut into pieces by its edges. */
const BEHIND = '[data-base-ui-inert][aria-hidden="true"]';

/**
 * Each violation with its place, and the places that axe decided on: not those hidden by something, for example.
 * A document reads axe once: it is as long as all of the dashboard's own code.
 */
async function judge(
  page: Page,
  places: readonly string[],
  options: Readonly<Record<"page" | "places", RunOptions>>,
): Promise<{ violations: string[]; decided: string[] }> {
  const isThere = await page.evaluate(() => window.axe !== undefined);
  if (!isThere) await page.evaluate(`${AXE};undefined`);
  return page.evaluate(
    async ([behind, places, options, rules]) => {
      const { axe, placesOnPage } = window;
      if (!axe) throw new Error("The document is another one");
      const exclude = [behind];
      const opened = () => [
        ...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]'),
      ];
      const placeOf = (kind: string) => {
        const element = placesOnPage?.get(kind);
        return element?.isConnected ? element : undefined;
      };
      let before: Element[];
      let violations: AxeResults["violations"];
      let decided: string[] = [];
      // What opens meanwhile covers what is being judged: no user sees such a page.
      do {
        before = opened();
        ({ violations } = await axe.run({ exclude }, options.page));
        const include = places.flatMap((kind) => placeOf(kind) ?? []);
        if (include.length === 0) continue;
        const ofPlaces = await axe.run({ include, exclude }, options.places);
        violations = [...violations, ...ofPlaces.violations];
        const results = [...ofPlaces.passes, ...ofPlaces.violations];
        decided = rules.flatMap(([about, rule]) => {
          const nodes = results.filter(({ id }) => id === rule).flatMap((result) => result.nodes);
          const elements = new Set<Element | undefined>(nodes.map(({ element }) => element));
          return places.filter((kind) => kind.startsWith(about) && elements.has(placeOf(kind)));
        });
      } while (before.length !== opened().length || opened().some((each, at) => each !== before[at]));
      return {
        violations: violations.map(
          ({ id, help, nodes }) =>
            `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
        ),
        decided,
      };
    },
    [BEHIND, places, options, Object.entries(BY_PLACE)] as const,
  );
}

/**
 * What was changing already has come to its end. What turns for ever, as a skeleton does, is not waited for: text that
 * is fading has a contrast that is not meant for reading.
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
