/** Who shares an item: only its author, or everyone with access to the account. */
export type Whose = "mine" | "account";

/** That an item is saved for the account, and how. */
export interface SavedAs {
  readonly whose: Whose;
  /** Handle of who made it. */
  readonly maker: string;
  /** Made by the person who looks. */
  readonly own: boolean;
  /** Milliseconds. */
  readonly madeAt: number;
  /** The one that a change is made from. */
  readonly version: number;
}

/** A saved item: a view, a rule, a note at a chart. */
export interface Savable {
  readonly id: string;
  /** Undefined for items on this device only. */
  readonly savedAs?: SavedAs | undefined;
}

/** The route for saved items, with POST: app/api/kept-items. */
export const SAVED_ITEMS_PATH = "/api/kept-items";

/** Items of one kind that an account may have, those of all users together. */
export const SAVED_ITEMS_MAX = 200;
export const SAVED_NAME_MAX = 255;

export const SAVED_KINDS = ["view", "rule", "template", "targeting", "note"] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

/** Whose an item is, and who made it if that is another person. */
export function whoseWords({ savedAs }: Savable): string {
  if (!savedAs) return "This device";
  if (savedAs.whose === "mine") return "Mine";
  return savedAs.own ? "Account, made by you" : `Account, made by @${savedAs.maker}`;
}
