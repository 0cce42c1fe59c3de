import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { emojiData } from "./emoji-data.mjs";

it("the committed emoji are those of emojibase's records", async () => {
  for (const [file, text] of Object.entries(await emojiData())) {
    const committed = await readFile(new URL(`../lib/post-text/${file}`, import.meta.url), "utf8");
    expect(text === committed, file).toBe(true);
  }
});
