import { expect, it } from "vitest";
import { isSingleKey } from "./single-keys";

it("recognises keys that are typed as a single character", () => {
  expect(["x", "?", "shift+x", "g>c"].filter(isSingleKey)).toHaveLength(4);
  expect(["mod+k", "space", "escape", "shift+down", "shift+alt+left"].filter(isSingleKey)).toEqual([]);
});
