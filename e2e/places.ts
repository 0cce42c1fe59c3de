import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** An element of each kind that a page was asked for last, by the kind's name. */
    placesOnPage?: Map<string, Element>;
  }
}

/** What a kind of place is about; the name of each begins with it. */
export type Place = "text" | "target";

/**
 * What decides the outcome of axe's slowest rules, each kind that is on a page once.
 *
 * - Of a text, for contrast: its colour, size and weight, and all that is drawn behind it.
 * - Of what is clicked, for its size: how much it lacks of what is large enough, what contains it and the width of the
 *   window.
 *
 * The elements themselves stay in the page, in `window.placesOnPage`.
 *
 * @param behind selects what is left alone with all that is in it
 * @returns the names of the kinds
 */
export function placesOn(page: Page, behind: string): Promise<string[]> {
  return page.evaluate((hidden) => {
    const LARGE_ENOUGH = 24;
    const TARGETS = "a[href], button, input, select, textarea, summary, [tabindex]";
    const OUT_OF_USE = `${hidden}, [aria-hidden="true"], [inert], :disabled`;
    const OPAQUE = /^(rgb\(|(color|oklch|oklab|lab|lch)\([^/]*\)$)/;

    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const ancestors = (from: Element) => {
      const all: Element[] = [];
      for (let at: Element | null = from; at !== null; at = at.parentElement) all.push(at);
      return all;
    };
    const names = (from: Element, length: number) =>
      ancestors(from)
        .slice(0, length)
        .map((each) => `${each.tagName} ${each.getAttribute("class")}`)
        .join(" < ");

    function behind(text: Element): string {
      const layers: string[] = [];
      let isCovered = false;
      for (const each of ancestors(text)) {
        const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = styleOf(each);
        layers.push(`${opacity} ${filter} ${mixBlendMode}`);
        if (isCovered) continue;
        layers.push(`${backgroundColor} ${backgroundImage}`);
        // It may be on what is no ancestor of it, for example a picture.
        if (position === "absolute" || position === "fixed") layers.push(names(each, 3));
        isCovered = OPAQUE.test(backgroundColor);
      }
      return [...new Set(layers)].join(" on ");
    }

    function kindOfText(text: Element): string {
      const { color, fontSize, fontWeight, textShadow } = styleOf(text);
      return `text ${color} ${fontSize} ${fontWeight} ${textShadow} on ${behind(text)}`;
    }

    function kindOfTarget(target: Element): string {
      const { width, height } = target.getBoundingClientRect();
      const sides = [width, height].map((length) => Math.min(LARGE_ENOUGH, Math.floor(length)));
      return `target ${innerWidth} ${sides.join("x")} < ${names(target, 3)}`;
    }

    const places = new Map<string, Element>();
    // Axe judges nothing that is not seen or out of use.
    const isJudged = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(OUT_OF_USE);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: text, textContent } = walker.currentNode;
      const words = textContent?.trim() ?? "";
      if (!text || words === "" || !isJudged(text) || text.closest('[aria-disabled="true"]')) continue;
      const kind = kindOfText(text);
      // Axe does not report whether a single letter can be read.
      if (!places.has(kind) || words.length > 1) places.set(kind, text);
    }
    for (const target of document.querySelectorAll(TARGETS)) {
      if (isJudged(target)) places.set(kindOfTarget(target), target);
    }
    window.placesOnPage = places;
    return [...places.keys()];
  }, behind);
}
