import type { Reporter, TestCase } from "@playwright/test/reporter";
import { clickTable } from "./click-tasks";
import { COUNTED } from "./clicks";

/** Ends a run with a table of the clicks that tasks took, beside what they took before and elsewhere. */
export default class ClickReporter implements Reporter {
  readonly #counted = new Map<string, number>();

  onTestEnd({ annotations }: TestCase) {
    for (const { type, description = "" } of annotations) {
      if (type !== COUNTED) continue;
      const [, task = "", count] = /^(.*): (\d+)$/.exec(description) ?? [];
      this.#counted.set(task, Number(count));
    }
  }

  onEnd() {
    if (this.#counted.size === 0) return;
    process.stdout.write(`\n${clickTable(this.#counted).join("\n")}\n`);
  }
}
