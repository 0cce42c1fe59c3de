import type { Keepable, KeptAs, Whose } from "@/lib/lists/keepable";
import type { KeptChange, ReadItem } from "./ask-kept-items";

type Saved = Extract<KeptChange, { readonly do: "save" }>;
type Content<Change> = Change extends Saved ? Pick<Change, "kind" | "name" | "body"> : never;

/** What is kept of one kind of item, and how it is read again. */
export interface Keeping<Item extends Keepable> {
  readonly kind: KeptChange["kind"];
  /** What is kept of an item. */
  readonly content: (item: Item) => Content<Saved>;
  /** The item in what is kept; undefined for what is none of these, such as a view of another list. */
  readonly read: (item: Pick<ReadItem, "id" | "name" | "body">) => Item | undefined;
}

/** The items that are kept for an account, as they are shown. */
export function keptAsShown<Item extends Keepable>(
  items: readonly ReadItem[],
  { read }: Pick<Keeping<Item>, "read">,
): Item[] {
  return items.flatMap((kept) => {
    const item = read(kept);
    if (!item) return [];
    const { shared, owner, mine, version, created_at: madeAt } = kept;
    const as: KeptAs = {
      whose: shared ? "account" : "mine",
      maker: owner.handle,
      own: mine,
      madeAt,
      version,
    };
    return [{ ...item, kept: as }];
  });
}

/** How an item is saved for an account; `version` is left out for a new one. */
export const keptChange = <Item extends Keepable>(
  { content }: Pick<Keeping<Item>, "content">,
  item: Item,
  whose: Whose,
  version?: number,
): KeptChange => ({ ...content(item), do: "save", id: item.id, shared: whose === "account", version });

/** What a device notes of the items of one list in one account. */
export interface KeptNotes {
  /** Ids in the order in which they are shown. */
  readonly order?: readonly string[] | undefined;
  /** The view that the section opens with, where it is one of the account's or of the person's own in it. */
  readonly first?: string | undefined;
  /** Ids of the device's items that were brought over, and so are shown once. */
  readonly brought?: readonly string[] | undefined;
  /** Ids of those that were offered and stay on the device. */
  readonly left?: readonly string[] | undefined;
}

/** The items that are shown in an account: the device's own as far as they were not brought over, in their order. */
export const itemsInAccount = <Item extends Keepable>(
  kept: readonly Item[],
  device: readonly Item[],
  { order = [], brought = [] }: KeptNotes,
): Item[] => arranged([...device.filter(({ id }) => !brought.includes(id)), ...kept], order);

/** The device's items that were not asked about yet in this account. */
export const itemsToOffer = <Item extends Keepable>(
  device: readonly Item[],
  { brought = [], left = [] }: KeptNotes,
): Item[] => device.filter(({ id }) => !brought.includes(id) && !left.includes(id));

/** Items in the order of these ids; one that is not among them, saved meanwhile, follows at the end. */
export function arranged<Item extends Keepable>(items: readonly Item[], ids: readonly string[]): Item[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Item) => place.get(id) ?? ids.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
