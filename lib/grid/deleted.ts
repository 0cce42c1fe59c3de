export const DELETED_VIEWS = ["hidden", "shown", "only"] as const;
/** What a grid shows of deleted records. */
export type DeletedView = (typeof DELETED_VIEWS)[number];

export const DELETED_WORDS: Readonly<Record<DeletedView, string>> = {
  hidden: "Hidden",
  shown: "Include deleted",
  only: "Only deleted ones",
};

/** Whether a record is among those that are shown. */
export const isInView = ({ deleted }: { readonly deleted: boolean }, view: DeletedView): boolean =>
  deleted ? view !== "hidden" : view !== "only";
