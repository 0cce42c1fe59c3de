import type { Savable, SavedAs, Whose } from "@/lib/lists/savable";
import type { ItemChange, ReadItem } from "./ask-saved-items";

type Saved = Extract<ItemChange, { readonly do: "save" }>;
type Content<Change> = Change extends Saved ? Pick<Change, "kind" | "name" | "body"> : never;

/** How one kind of item is stored and parsed. */
export interface SavedFormat<Item extends Savable> {
  readonly kind: ItemChange["kind"];
  /** The stored content of an item. */
  readonly content: (item: Item) => Content<Saved>;
  /** Parses a stored item; undefined for others, such as a view of another list. */
  readonly read: (item: Pick<ReadItem, "id" | "name" | "body">) => Item | undefined;
}

/** The items saved for an account, in the form for pages. */
export function itemsAsShown<Item extends Savable>(
  items: readonly ReadItem[],
  { read }: Pick<SavedFormat<Item>, "read">,
): Item[] {
  return items.flatMap((saved) => {
    const item = read(saved);
    if (!item) return [];
    const { shared, owner, mine, version, created_at: madeAt } = saved;
    const savedAs: SavedAs = {
      whose: shared ? "account" : "mine",
      maker: owner.handle,
      own: mine,
      madeAt,
      version,
    };
    return [{ ...item, savedAs }];
  });
}

/** The input for saving an item for an account; `version` is left out for a new one. */
export const saveChange = <Item extends Savable>(
  { content }: Pick<SavedFormat<Item>, "content">,
  item: Item,
  whose: Whose,
  version?: number,
): ItemChange => ({ ...content(item), do: "save", id: item.id, shared: whose === "account", version });

/** A device's notes about the items of one list in one account. */
export interface DeviceNotes {
  /** Ids in display order. */
  readonly order?: readonly string[] | undefined;
  /** The view that the section opens with, if it is a shared one or the person's own in the account. */
  readonly first?: string | undefined;
  /** Ids of the device's items that were moved to the store, and so are shown only once. */
  readonly brought?: readonly string[] | undefined;
  /** Ids of items that were offered and stay on the device. */
  readonly left?: readonly string[] | undefined;
}

/** The items of an account: the device's own that were not moved to the store, in their order. */
export const itemsInAccount = <Item extends Savable>(
  saved: readonly Item[],
  device: readonly Item[],
  { order = [], brought = [] }: DeviceNotes,
): Item[] => arranged([...device.filter(({ id }) => !brought.includes(id)), ...saved], order);

/** The device's items that were not offered yet in this account. */
export const itemsToOffer = <Item extends Savable>(
  device: readonly Item[],
  { brought = [], left = [] }: DeviceNotes,
): Item[] => device.filter(({ id }) => !brought.includes(id) && !left.includes(id));

/** Items in the order of these ids; others, saved meanwhile, follow at the end. */
export function arranged<Item extends Savable>(items: readonly Item[], ids: readonly string[]): Item[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Item) => place.get(id) ?? ids.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
