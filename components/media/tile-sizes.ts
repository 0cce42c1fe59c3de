/**
 * Sizes of tiles with the gap around them, in pixels for the virtual list, and as classes for their placeholders,
 * which are rendered on the server: the page's policy refuses inline styles there.
 */
export interface TileSize {
  /** The minimum width of a tile; tiles of a row share the rest. */
  readonly width: number;
  readonly height: number;
  readonly columnsClass: string;
  readonly heightClass: string;
}

export const LIBRARY_TILE: TileSize = {
  width: 176,
  height: 244,
  columnsClass: "grid-cols-[repeat(auto-fill,minmax(min(176px,100%),1fr))]",
  heightClass: "h-[244px]",
};

/** In the dialog for choosing media. */
export const PICK_TILE: TileSize = {
  width: 168,
  height: 204,
  columnsClass: "grid-cols-[repeat(auto-fill,minmax(min(168px,100%),1fr))]",
  heightClass: "h-[204px]",
};

export const LIBRARY_ROW = { height: 56, heightClass: "h-[56px]" } as const;

/** Around all tiles of the library, which have half a gap of their own. */
export const LIBRARY_PADDING = "p-2.5";
export const TILE_GAP = "p-1.5";
