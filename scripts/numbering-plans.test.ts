import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { numberingData } from "./numbering-plans.mjs";

it("the committed numbering plans are those of the metadata", async () => {
  for (const [file, text] of Object.entries(await numberingData())) {
    const committed = await readFile(new URL(`../lib/audiences/${file}`, import.meta.url), "utf8");
    expect(text === committed, file).toBe(true);
  }
});
