export const DENSITIES = ["compact", "regular", "roomy"] as const;
export type Density = (typeof DENSITIES)[number];

/** How high a row of a grid is, in pixels, as `data-density` says it to the style sheet. */
export const ROW_HEIGHT: Readonly<Record<Density, number>> = { compact: 28, regular: 34, roomy: 40 };

export const DENSITY_WORDS: Readonly<Record<Density, string>> = {
  compact: "Compact",
  regular: "Regular",
  roomy: "Roomy",
};
