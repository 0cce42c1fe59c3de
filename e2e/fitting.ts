import type { Locator, Page } from "@playwright/test";

/** Whether the whole page can be moved sideways, which no page should. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });

/** Notes the heights of an element from now on, in pixels: what is below it moves with each change. */
export async function heightsOf(element: Locator): Promise<() => Promise<number[]>> {
  const seen = await element.evaluateHandle((watched) => {
    const heights = new Set<number>();
    new ResizeObserver(() => heights.add(watched.clientHeight)).observe(watched);
    return heights;
  });
  return () => seen.evaluate((heights) => [...heights]);
}

/** Visible texts that do not fit their boxes, each with what is wrong. */
export const textsThatDoNotFit = (page: Page): Promise<string[]> => page.evaluate(findMisfits);

/** Runs in the page. */
function findMisfits(): string[] {
  /** Less than this is the rounding of letters. */
  const SLACK = 1.5;
  const found = new Set<string>();
  const boxes = new Map<Element, { style: CSSStyleDeclaration; edge: DOMRect }>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!element || !text.textContent?.trim()) continue;
    // Drawn as the platform cuts it, or for those who do not look.
    if (element.closest("[data-preview-frame], .sr-only, svg, select, script, style, [inert]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const problem = problemOf(element, box);
    if (problem) found.add(`${problem}: "${text.textContent.trim().slice(0, 60)}" in ${pathOf(element)}`);
  }
  return [...found];

  function problemOf(element: HTMLElement, box: DOMRect): string | undefined {
    let clips = true;
    for (let around: HTMLElement | null = element; around; around = around.parentElement) {
      const { style, edge } = boxOf(around);
      if (style.visibility === "hidden" || style.opacity === "0" || style.clipPath !== "none")
        return undefined;
      if (edge.width <= 1 || edge.height <= 1) return undefined;
      const beyond = box.right > edge.right + SLACK || box.left < edge.left - SLACK;
      const below = box.bottom > edge.bottom + SLACK || box.top < edge.top - SLACK;
      if (/auto|scroll/.test(style.overflowX)) clips = false;
      if (clips && /hidden|clip/.test(style.overflowX) && beyond) {
        return style.textOverflow === "ellipsis" && isShownWhole(around) ? undefined : "cut at its side";
      }
      if (clips && /hidden|clip/.test(style.overflowY) && below) {
        return style.webkitLineClamp !== "none" && isShownWhole(around) ? undefined : "cut below";
      }
      if (clips && beyond && around.matches("button, [role=button], [role=tab], [role=menuitem]")) {
        return "beyond its button";
      }
      if (style.position === "fixed") return undefined;
    }
    return undefined;
  }

  /** Many texts share the same boxes: each is measured once. */
  function boxOf(element: Element) {
    const known = boxes.get(element) ?? {
      style: getComputedStyle(element),
      edge: element.getBoundingClientRect(),
    };
    boxes.set(element, known);
    return known;
  }

  /** Whether a pointer over it shows all of it. */
  function isShownWhole(element: HTMLElement): boolean {
    element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    return element.closest("[title]") !== null || element.querySelector("[title]") !== null;
  }

  function pathOf(element: HTMLElement): string {
    const names: string[] = [];
    for (
      let around: HTMLElement | null = element;
      around && names.length < 4;
      around = around.parentElement
    ) {
      const role = around.getAttribute("role");
      names.unshift(
        `${around.tagName.toLowerCase()}${role ? `[${role}]` : ""}.${(around.getAttribute("class") ?? "").split(" ").slice(0, 4).join(".")}`,
      );
    }
    return names.join(" > ");
  }
}
