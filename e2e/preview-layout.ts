import type { Locator } from "@playwright/test";

/**
 * What is drawn, without anything that depends on the fonts of a machine: place and size of every part in steps of
 * four pixels, its colours, and its words. A golden of this is the same everywhere, and shows in words what changed.
 */
export function layoutOf(frame: Locator): Promise<string> {
  return frame.evaluate((root) => {
    const step = (pixels: number) => Math.round(pixels / 4) * 4;
    const own = root.getBoundingClientRect();
    const lines = [`frame ${step(own.width)}×${step(own.height)} ${getComputedStyle(root).backgroundColor}`];
    for (const part of root.querySelectorAll<HTMLElement>("[data-part]")) {
      const box = part.getBoundingClientRect();
      const style = getComputedStyle(part);
      const words = part.querySelector("[data-part]") ? "" : part.textContent.replaceAll(/\s+/g, " ").trim();
      const state = [part.dataset.state, part.dataset.step, part.dataset.leads && "leads"]
        .filter(Boolean)
        .join(" ");
      lines.push(
        [
          part.dataset.part,
          state && `(${state})`,
          `${step(box.x - own.x)},${step(box.y - own.y)}`,
          // The width of this one is that of its letters.
          part.dataset.part === "sample" ? "" : `${step(box.width)}×${step(box.height)}`,
          style.color,
          style.backgroundColor === "rgba(0, 0, 0, 0)" ? "" : `on ${style.backgroundColor}`,
          words && JSON.stringify(words),
        ]
          .filter(Boolean)
          .join(" "),
      );
    }
    return `${lines.join("\n")}\n`;
  });
}
