/** Who has an item: whoever made it, or everybody with access to the account. */
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

/** What people keep, as it is shown: a saved view, a rule, a naming template. */
export interface Keepable {
  readonly id: string;
  /** Undefined for what this device alone keeps. */
  readonly kept?: KeptAs | undefined;
}
