"use client";

import { useMemo } from "react";
import { LazyModule } from "@/components/ui/lazy-module";
import type { Savable, SavedKind, Whose } from "@/lib/lists/savable";
import { isItemRefusal, itemRefusal } from "@/lib/saved-items/ask-saved-items";
import { type ItemEdit, type ItemSnapshot, isSameSnapshot, snapshotOf } from "@/lib/saved-items/item-steps";
import {
  arranged,
  type DeviceNotes,
  itemsAsShown,
  itemsInAccount,
  itemsToOffer,
  type SavedFormat,
  saveChange,
} from "@/lib/saved-items/saved-list";
import { type DeviceRecord, useDeviceRecord } from "./use-device-record";
import { useSavedItems } from "./use-saved-items";

const bringing = new LazyModule(() => import("@/lib/saved-items/brought-id"), { ahead: false });

/** Saved items of one kind, wherever they are stored; all changes throw the error to show. */
export interface SavedList<Item> {
  /** In order: those of the store for the open account, and those still on this device. */
  readonly items: readonly Item[];
  /** They are loaded, possibly from this device's cache. */
  readonly loaded: boolean;
  /** The notes of this device are loaded. */
  readonly noted: boolean;
  /** New ones are saved for the account rather than on the device. */
  readonly inStore: boolean;
  /**
   * Why nothing in the store can be changed or added now; the items come from this device's cache then. Undefined
   * while the store can be read.
   */
  readonly awayReason: string | undefined;
  /** Why the person cannot share any with the account, nor change those of others. */
  readonly shareReason: string | undefined;
  /** Items of the device that can be moved to the store, until the person has decided. */
  readonly offered: readonly Item[];
  readonly notes: DeviceNotes;
  readonly note: (edit: (notes: DeviceNotes) => DeviceNotes) => Promise<void>;
  readonly add: (item: Item, whose: ItemSnapshot["whose"]) => Promise<void>;
  /** @param shown the item as shown; the change is based on its version */
  readonly change: (shown: Item, to: Item, whose?: Whose) => Promise<void>;
  readonly remove: (shown: Item) => Promise<void>;
  readonly kind: SavedKind;
  /** The edit that changes, adds or deletes an item: one step of the history. */
  readonly edit: (shown: Item | undefined, to: Item | undefined, whose?: Whose) => ItemEdit;
  /** Applies an edit, if the item is unchanged since. */
  readonly apply: (edit: ItemEdit) => Promise<void>;
  /** Orders them by their ids, on this device. */
  readonly arrange: (ids: readonly string[]) => Promise<void>;
  /** @param noteToo further notes for an item whose id changes */
  readonly bringOver: (noteToo?: (id: string, brought: string) => DeviceNotes) => Promise<void>;
  readonly leaveOnDevice: () => Promise<void>;
}

const AWAY = "What is saved for this account cannot be read now.";

const isNotes = (stored: unknown): stored is DeviceNotes => typeof stored === "object" && stored !== null;
const NOTES = { read: (stored: unknown): DeviceNotes => (isNotes(stored) ? stored : {}) };

/**
 * A person's items of one kind: those of the store for the open account, their own and the shared ones, and those
 * still on this device; without a store or an account only the device's.
 *
 * @param format memoize it
 * @param device the device's own
 * @param key of the device's notes
 */
export function useSavedList<Item extends Savable>(
  format: SavedFormat<Item>,
  device: DeviceRecord<readonly Item[]>,
  key: string,
): SavedList<Item> {
  const store = useSavedItems(format.kind);
  const { place, state } = store;
  const {
    value: notes,
    loaded: noted,
    change: note,
  } = useDeviceRecord(place && [key, place.environment, place.account_id, place.userId].join(" "), NOTES);
  const off = state === "off";
  const saved = useMemo(() => itemsAsShown(store.items, format), [store.items, format]);
  const items = useMemo<readonly Item[]>(
    () => (off ? device.value : noted ? itemsInAccount(saved, device.value, notes) : []),
    [off, device.value, noted, saved, notes],
  );
  const offered = useMemo(
    () => (state === "on" && device.loaded && noted ? itemsToOffer(device.value, notes) : []),
    [state, device.loaded, device.value, noted, notes],
  );

  const bring = async (item: Item, noteToo: (id: string, brought: string) => DeviceNotes) => {
    if (!place) return;
    const { broughtId } = await bringing.get();
    const id = broughtId(place, place.userId, item.id);
    await store.change(saveChange(format, { ...item, id }, "mine")).catch((error: unknown) => {
      // Another tab has saved it already.
      if (!isItemRefusal(error, "changed")) throw error;
    });
    await note(({ order = items.map((each) => each.id), brought = [], ...before }) => ({
      ...before,
      brought: [...brought, item.id],
      // It replaces the device's item, even if it was saved already.
      order: order.filter((each) => each !== id).map((each) => (each === item.id ? id : each)),
      ...noteToo(item.id, id),
    }));
  };

  const add = (item: Item, whose: ItemSnapshot["whose"]) =>
    off || whose === "device"
      ? device.change((stored) => [...stored, item])
      : store.change(saveChange(format, item, whose));
  const change = ({ id, savedAs: at }: Item, to: Item, whose = at?.whose) =>
    at
      ? store.change(saveChange(format, to, whose ?? at.whose, at.version))
      : device.change((stored) => stored.map((each) => (each.id === id ? to : each)));
  const remove = ({ id, savedAs: at }: Item) =>
    at
      ? store.change({ do: "delete", kind: format.kind, id, version: at.version })
      : device.change((stored) => stored.filter((each) => each.id !== id));
  const apply = async ({ id, before, after }: ItemEdit) => {
    const shown = items.find((each) => each.id === id);
    if (!isSameSnapshot(shown && snapshotOf(format, shown), before))
      throw itemRefusal(shown ? "changed" : "gone");
    const to = after && format.read({ id, ...after });
    const whose = after?.whose === "device" ? undefined : after?.whose;
    if (shown) await (to ? change(shown, to, whose) : remove(shown));
    else if (to && after) await add(to, after.whose);
  };

  return {
    items,
    loaded: device.loaded && noted && state !== "reading",
    noted: device.loaded && noted,
    inStore: !off,
    awayReason: store.away ? AWAY : undefined,
    shareReason: store.shareReason,
    offered,
    notes,
    note,
    add,
    change,
    remove,
    kind: format.kind,
    edit: (shown, to, whose) => ({
      kind: format.kind,
      id: shown?.id ?? to?.id ?? "",
      before: shown && snapshotOf(format, shown),
      after: to && snapshotOf(format, to, off ? "device" : shown && !shown.savedAs ? "device" : whose),
    }),
    apply,
    arrange: (order) =>
      off ? device.change((stored) => arranged(stored, order)) : note((before) => ({ ...before, order })),
    bringOver: async (noteToo = () => ({})) => {
      for (const item of offered) await bring(item, noteToo);
    },
    leaveOnDevice: () =>
      note(({ left = [], ...before }) => ({
        ...before,
        left: [...left, ...offered.map(({ id }) => id)],
      })),
  };
}
