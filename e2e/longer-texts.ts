import type { Page } from "@playwright/test";

/**
 * Shows a page as a language with longer words would: every text about a third longer, its vowels doubled and
 * accented, between marks that show where it is cut. Codes, figures and what a person typed stay as they are.
 */
export const lengthenTexts = (page: Page): Promise<void> => page.evaluate(lengthen);

/** Runs in the page; what is drawn later is lengthened when it comes. */
function lengthen(): void {
  const LONGER: Readonly<Record<string, string>> = {
    a: "áa",
    e: "ée",
    i: "íi",
    o: "óo",
    u: "úu",
    A: "Áa",
    E: "Ée",
    I: "Íi",
    O: "Óo",
    U: "Úu",
  };
  const SPOKEN = ["aria-label", "placeholder"];
  const longer = (text: string) =>
    /[a-z]{2}/.test(text) && !text.trimStart().startsWith("[")
      ? text.replace(
          /\S(?:[\s\S]*\S)?/,
          (words) => `[${words.replace(/[aeiou]/gi, (vowel) => LONGER[vowel] ?? vowel)}]`,
        )
      : undefined;
  const isWritten = (element: Element | null) =>
    !element?.closest("bdi, code, pre, .font-mono, script, style, textarea, svg, [data-preview-frame]");

  const lengthenText = (node: Node) => {
    const text = isWritten(node.parentElement) ? longer(node.nodeValue ?? "") : undefined;
    if (text !== undefined) node.nodeValue = text;
  };
  const lengthenSpoken = (element: Element) => {
    for (const name of SPOKEN) {
      const text = longer(element.getAttribute(name) ?? "");
      if (text !== undefined) element.setAttribute(name, text);
    }
  };
  const lengthenAll = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) lengthenText(root);
    if (!(root instanceof Element)) return;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Element) lengthenSpoken(node);
      else lengthenText(node);
    }
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") lengthenText(target);
      else if (type === "attributes" && target instanceof Element) lengthenSpoken(target);
      else for (const node of addedNodes) lengthenAll(node);
    }
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: SPOKEN,
  });
  lengthenAll(document.body);
}
