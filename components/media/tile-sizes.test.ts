import { describe, expect, it } from "vitest";
import { LIBRARY_ROW, LIBRARY_TILE, PICK_TILE } from "./tile-sizes";

describe("sizes of tiles", () => {
  it.each([LIBRARY_TILE, PICK_TILE])("are the same in pixels and as classes: $width × $height", (tile) => {
    expect(tile.columnsClass).toContain(`(${tile.width}px,`);
    expect(tile.heightClass).toBe(`h-[${tile.height}px]`);
  });

  it("hold for rows too", () => {
    expect(LIBRARY_ROW.heightClass).toBe(`h-[${LIBRARY_ROW.height}px]`);
  });
});
