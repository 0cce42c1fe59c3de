/** The record of a grid's row. */
export interface GridRecord {
  readonly id: string;
  readonly deleted: boolean;
}

export const DELETED_VIEWS = ["hidden", "shown", "only"] as const;
/** The setting for deleted records in a grid. */
export type DeletedView = (typeof DELETED_VIEWS)[number];

export const DELETED_WORDS: Readonly<Record<DeletedView, string>> = {
  hidden: "Hidden",
  shown: "Include deleted",
  only: "Only deleted ones",
};

/** The setting in an address; hidden for an unknown one. */
export const readDeleted = (text: string | null | undefined): DeletedView =>
  DELETED_VIEWS.find((known) => known === text) ?? "hidden";

/** Whether a record is among those that are shown. */
export const isInView = ({ deleted }: { readonly deleted: boolean }, view: DeletedView): boolean =>
  deleted ? view !== "hidden" : view !== "only";

export const DENSITIES = ["compact", "regular", "roomy"] as const;
export type Density = (typeof DENSITIES)[number];

/** The height of a grid row in pixels; the style sheet has the same by `data-density`. */
export const ROW_HEIGHT: Readonly<Record<Density, number>> = { compact: 28, regular: 34, roomy: 40 };

export const DENSITY_WORDS: Readonly<Record<Density, string>> = {
  compact: "Compact",
  regular: "Regular",
  roomy: "Roomy",
};
