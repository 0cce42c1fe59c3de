/** Who shares an item: only its author, or everyone with access to the account. */
export type Whose = "mine" | "account";

/** That an item is kept for the account, and how. */
export interface KeptAs {
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

/** What people keep, as it is shown: a saved view, a rule, a note at a chart. */
export interface Keepable {
  readonly id: string;
  /** Undefined for what this device alone keeps. */
  readonly kept?: KeptAs | undefined;
}

/** Where pages read and change what people keep for an account, with POST: app/api/kept-items. */
export const KEPT_ITEMS_PATH = "/api/kept-items";

/** Items of one kind that an account may have, those of all users together. */
export const KEPT_ITEMS_MAX = 200;
export const KEPT_NAME_MAX = 255;

export const KEPT_KINDS = ["view", "rule", "template", "targeting", "note"] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

/** Whose an item is, and who made it where that is another person. */
export function whoseWords({ kept }: Keepable): string {
  if (!kept) return "This device";
  if (kept.whose === "mine") return "Mine";
  return kept.own ? "Account, made by you" : `Account, made by @${kept.maker}`;
}
