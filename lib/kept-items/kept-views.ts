import * as z from "zod";
import { arrangeViews, type SavedView } from "@/lib/grid/saved-views";
import type { ReadItem } from "./ask-kept-items";

/** Who has a view: whoever made it, or everybody with access to the account. */
export type Whose = "mine" | "account";

/** A saved view and where it is kept. */
export interface ShownView extends SavedView {
  /** What is kept for the account; undefined for a view that this device alone keeps. */
  readonly kept?: {
    readonly whose: Whose;
    /** Handle of who made it. */
    readonly maker: string;
    /** Made by the person who looks. */
    readonly own: boolean;
    /** The one that a change is made from. */
    readonly version: number;
  };
}

const viewBody = z.object({ list: z.string(), query: z.string() });

/** The views of one list among what is kept for an account. */
export function keptViews(items: readonly ReadItem[], list: string): ShownView[] {
  return items.flatMap(({ id, name, body, shared, mine, owner, version }) => {
    const read = viewBody.safeParse(body).data;
    if (read?.list !== list) return [];
    const kept = { whose: shared ? "account" : "mine", maker: owner.handle, own: mine, version } as const;
    return [{ id, name, query: read.query, kept }];
  });
}

/** What a device notes of the views of one list in one account. */
export interface ViewNotes {
  /** Ids in the order in which they are shown. */
  readonly order?: readonly string[] | undefined;
  /** The view that the section opens with, where it is one of the account's or of the person's own in it. */
  readonly first?: string | undefined;
  /** Ids of the device's views that were brought over, and so are shown once. */
  readonly brought?: readonly string[] | undefined;
  /** Ids of those that were offered and stay on the device. */
  readonly left?: readonly string[] | undefined;
}

/** The views that are shown in an account: the device's own as far as they were not brought over, in their order. */
export function viewsInAccount(
  kept: readonly ShownView[],
  device: readonly SavedView[],
  { order = [], brought = [] }: ViewNotes,
): ShownView[] {
  return arrangeViews([...device.filter(({ id }) => !brought.includes(id)), ...kept], order);
}

/** The device's views that nobody has been asked about in this account. */
export const viewsToOffer = (
  device: readonly SavedView[],
  { brought = [], left = [] }: ViewNotes,
): SavedView[] => device.filter(({ id }) => !brought.includes(id) && !left.includes(id));
