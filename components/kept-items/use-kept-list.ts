"use client";

import { useMemo } from "react";
import { LazyModule } from "@/components/ui/lazy-module";
import { isKeptRefusal, keptRefusal } from "@/lib/kept-items/ask-kept-items";
import {
  arranged,
  itemsInAccount,
  itemsToOffer,
  type Keeping,
  type KeptNotes,
  keptAsShown,
  keptChange,
} from "@/lib/kept-items/kept-list";
import { isAsItStood, type KeptEdit, type Stand, standOf } from "@/lib/kept-items/kept-steps";
import type { Keepable, KeptKind, Whose } from "@/lib/lists/keepable";
import { type DeviceRecord, useDeviceRecord } from "./use-device-record";
import { useKeptItems } from "./use-kept-items";

const bringing = new LazyModule(() => import("@/lib/kept-items/brought-id"), { ahead: false });

/** What people keep of one kind, wherever it is kept; all that changes it throws the error to show. */
export interface KeptList<Item> {
  /** In their order: of the open account those of the store, beside what this device still keeps. */
  readonly items: readonly Item[];
  /** They are known, be it as this device remembers them. */
  readonly loaded: boolean;
  /** What this device remembers is known. */
  readonly noted: boolean;
  /** New ones are kept for the account rather than on the device. */
  readonly keeps: boolean;
  /**
   * Why nothing in the store can be changed or added now; the items are as this device remembers them then. Undefined
   * while the store can be read.
   */
  readonly awayReason: string | undefined;
  /** Why the person may share none with the account, nor change what others share. */
  readonly shareReason: string | undefined;
  /** The device's own that can be brought over, until it is decided once. */
  readonly offered: readonly Item[];
  readonly notes: KeptNotes;
  readonly note: (edit: (notes: KeptNotes) => KeptNotes) => Promise<void>;
  readonly add: (item: Item, whose: Stand["whose"]) => Promise<void>;
  /** @param shown the item as it was seen; a change is made from its version */
  readonly change: (shown: Item, to: Item, whose?: Whose) => Promise<void>;
  readonly remove: (shown: Item) => Promise<void>;
  readonly kind: KeptKind;
  /** What changing an item does, or adding or deleting one: what a step takes back. */
  readonly edit: (shown: Item | undefined, to: Item | undefined, whose?: Whose) => KeptEdit;
  /** Carries an edit out, where the item is still as it was before it. */
  readonly apply: (edit: KeptEdit) => Promise<void>;
  /** Puts them in the order of their ids, on this device. */
  readonly arrange: (ids: readonly string[]) => Promise<void>;
  /** @param noteToo what else is noted of an item that has another id from then on */
  readonly bringOver: (noteToo?: (id: string, brought: string) => KeptNotes) => Promise<void>;
  readonly leaveOnDevice: () => Promise<void>;
}

const AWAY = "What is kept for this account cannot be read now.";

const isNotes = (stored: unknown): stored is KeptNotes => typeof stored === "object" && stored !== null;
const NOTES = { read: (stored: unknown): KeptNotes => (isNotes(stored) ? stored : {}) };

/**
 * What a person has of one kind: of the open account that of the store, their own and the account's, beside what this
 * device still keeps; without a store or an account the device's alone.
 *
 * @param keeping the same object each time
 * @param device what this device keeps
 * @param key under which the device notes about them
 */
export function useKeptList<Item extends Keepable>(
  keeping: Keeping<Item>,
  device: DeviceRecord<readonly Item[]>,
  key: string,
): KeptList<Item> {
  const store = useKeptItems(keeping.kind);
  const { place, state } = store;
  const {
    value: notes,
    loaded: noted,
    change: note,
  } = useDeviceRecord(place && [key, place.environment, place.account_id, place.userId].join(" "), NOTES);
  const off = state === "off";
  const kept = useMemo(() => keptAsShown(store.items, keeping), [store.items, keeping]);
  const items = useMemo<readonly Item[]>(
    () => (off ? device.value : noted ? itemsInAccount(kept, device.value, notes) : []),
    [off, device.value, noted, kept, notes],
  );
  const offered = useMemo(
    () => (state === "kept" && device.loaded && noted ? itemsToOffer(device.value, notes) : []),
    [state, device.loaded, device.value, noted, notes],
  );

  const bring = async (item: Item, noteToo: (id: string, brought: string) => KeptNotes) => {
    if (!place) return;
    const { broughtId } = await bringing.get();
    const id = broughtId(place, place.userId, item.id);
    await store.change(keptChange(keeping, { ...item, id }, "mine")).catch((error: unknown) => {
      // Another tab has saved it already.
      if (!isKeptRefusal(error, "changed")) throw error;
    });
    await note(({ order = items.map((each) => each.id), brought = [], ...before }) => ({
      ...before,
      brought: [...brought, item.id],
      // It takes the place of what the device kept, also where it was there already.
      order: order.filter((each) => each !== id).map((each) => (each === item.id ? id : each)),
      ...noteToo(item.id, id),
    }));
  };

  const add = (item: Item, whose: Stand["whose"]) =>
    off || whose === "device"
      ? device.change((stored) => [...stored, item])
      : store.change(keptChange(keeping, item, whose));
  const change = ({ id, kept: at }: Item, to: Item, whose = at?.whose) =>
    at
      ? store.change(keptChange(keeping, to, whose ?? at.whose, at.version))
      : device.change((stored) => stored.map((each) => (each.id === id ? to : each)));
  const remove = ({ id, kept: at }: Item) =>
    at
      ? store.change({ do: "delete", kind: keeping.kind, id, version: at.version })
      : device.change((stored) => stored.filter((each) => each.id !== id));
  const apply = async ({ id, before, after }: KeptEdit) => {
    const shown = items.find((each) => each.id === id);
    if (!isAsItStood(shown && standOf(keeping, shown), before)) throw keptRefusal(shown ? "changed" : "gone");
    const to = after && keeping.read({ id, ...after });
    const whose = after?.whose === "device" ? undefined : after?.whose;
    if (shown) await (to ? change(shown, to, whose) : remove(shown));
    else if (to && after) await add(to, after.whose);
  };

  return {
    items,
    loaded: device.loaded && noted && state !== "reading",
    noted: device.loaded && noted,
    keeps: !off,
    awayReason: store.away ? AWAY : undefined,
    shareReason: store.shareReason,
    offered,
    notes,
    note,
    add,
    change,
    remove,
    kind: keeping.kind,
    edit: (shown, to, whose) => ({
      kind: keeping.kind,
      id: shown?.id ?? to?.id ?? "",
      before: shown && standOf(keeping, shown),
      after: to && standOf(keeping, to, off ? "device" : shown && !shown.kept ? "device" : whose),
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
