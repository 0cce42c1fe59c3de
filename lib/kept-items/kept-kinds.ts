/** Where pages read and change what people keep for an account, with POST: app/api/kept-items. */
export const KEPT_ITEMS_PATH = "/api/kept-items";

/** Items of one kind that an account may have, everybody's together. */
export const KEPT_ITEMS_MAX = 200;
export const KEPT_NAME_MAX = 255;

export const KEPT_KINDS = ["view", "rule", "template", "targeting"] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];
