"use client";

import { useMemo } from "react";
import { useKeptItems } from "@/components/kept-items/use-kept-items";
import {
  addView,
  arrangeViews,
  deleteView,
  renameView,
  type SavedView,
  updateView,
  viewQuery,
} from "@/lib/grid/saved-views";
import { isKeptRefusal, type KeptChange } from "@/lib/kept-items/ask-kept-items";
import { broughtId } from "@/lib/kept-items/brought-id";
import {
  keptViews,
  type ShownView,
  viewsInAccount,
  viewsToOffer,
  type Whose,
} from "@/lib/kept-items/kept-views";
import { useDeviceViews } from "./use-device-views";
import { useViewNotes } from "./use-view-notes";

/** The saved views of a list, wherever they are kept; all that changes them throws what people are told. */
export interface SavedViews {
  readonly views: readonly ShownView[];
  /** Id of the view that the section opens with. */
  readonly first: string | undefined;
  /** Whether it is known which view that is. */
  readonly loaded: boolean;
  /** New views are kept for the account rather than on the device. */
  readonly keeps: boolean;
  /** Why the person may share none with the account, nor change what others share. */
  readonly shareReason: string | undefined;
  /** The device's views that can be brought over, until it is decided once. */
  readonly offered: readonly SavedView[];
  readonly openFirst: (id: string) => Promise<void>;
  /** @param behind id of the view that it stands behind; at the end without */
  readonly save: (view: SavedView, whose: Whose, behind?: string) => Promise<void>;
  readonly rename: (view: ShownView, name: string) => Promise<void>;
  readonly replace: (view: ShownView, search: string) => Promise<void>;
  readonly give: (view: ShownView, whose: Whose) => Promise<void>;
  readonly remove: (view: ShownView) => Promise<void>;
  readonly arrange: (ids: readonly string[]) => Promise<void>;
  readonly bringOver: () => Promise<void>;
  readonly leaveOnDevice: () => Promise<void>;
}

/**
 * The views that a person has of a list: of the open account those of the store, their own and the account's, beside
 * what this device still keeps; without a store or an account the device's alone.
 *
 * @param key of the list's views
 */
export function useSavedViews(key: string): SavedViews {
  const items = useKeptItems("view");
  const device = useDeviceViews(key);
  const { place } = items;
  const { notes, noted, note } = useViewNotes(
    place && [key, place.environment, place.account_id, place.userId].join(" "),
  );
  const off = items.state === "off";
  const kept = useMemo(() => keptViews(items.items, key), [items.items, key]);
  const views = useMemo<readonly ShownView[]>(
    () => (off ? device.views : noted ? viewsInAccount(kept, device.views, notes) : []),
    [off, device.views, noted, kept, notes],
  );
  const first = off ? device.first : (notes.first ?? device.first);
  const offered = useMemo(
    () => (items.state === "kept" && device.loaded && noted ? viewsToOffer(device.views, notes) : []),
    [items.state, device.loaded, device.views, noted, notes],
  );
  const isThere = first !== undefined && views.some(({ id }) => id === first);

  /** Changes a view where it is kept. */
  const change = (
    view: ShownView,
    part: { readonly name?: string; readonly query?: string; readonly whose?: Whose },
    onDevice: (stored: readonly SavedView[]) => readonly SavedView[],
  ) =>
    view.kept
      ? items.change(saved(key, { ...view, ...part }, part.whose ?? view.kept.whose, view.kept.version))
      : device.change(onDevice);
  const bring = async (view: SavedView) => {
    if (!place) return;
    const id = broughtId(place, place.userId, view.id);
    await items.change(saved(key, { ...view, id }, "mine")).catch((error: unknown) => {
      // It is there already, from another tab.
      if (!isKeptRefusal(error, "changed")) throw error;
    });
    await note(({ order = views.map((each) => each.id), brought = [], ...before }) => ({
      ...before,
      brought: [...brought, view.id],
      // It takes the place of what the device kept, also where it was there already.
      order: order.filter((each) => each !== id).map((each) => (each === view.id ? id : each)),
      ...(first === view.id && { first: id }),
    }));
  };

  return {
    views,
    first,
    loaded: device.loaded && noted && (items.state !== "reading" || first === undefined || isThere),
    keeps: !off,
    shareReason: items.shareReason,
    offered,
    openFirst: async (id) => {
      const isKept = kept.some((view) => view.id === id);
      await note((before) => ({ ...before, first: isKept ? id : undefined }));
      if (!isKept) await device.openFirst(id);
    },
    save: async (view, whose, behind) => {
      if (off) return device.change((stored) => addView(stored, view, behind));
      await items.change(saved(key, view, whose));
      if (behind === undefined) return;
      const order = addView(views, view, behind).map(({ id }) => id);
      await note((before) => ({ ...before, order }));
    },
    rename: (view, name) =>
      change(view, { name: name.trim() }, (stored) => renameView(stored, view.id, name)),
    replace: (view, search) =>
      change(view, { query: viewQuery(search) }, (stored) => updateView(stored, view.id, search)),
    give: (view, whose) => change(view, { whose }, (stored) => stored),
    remove: ({ id, kept: at }) =>
      at
        ? items.change({ do: "delete", kind: "view", id, version: at.version })
        : device.change((stored) => deleteView(stored, id)),
    arrange: (order) =>
      off ? device.change((stored) => arrangeViews(stored, order)) : note((before) => ({ ...before, order })),
    bringOver: async () => {
      for (const view of offered) await bring(view);
    },
    leaveOnDevice: () =>
      note(({ left = [], ...before }) => ({
        ...before,
        left: [...left, ...offered.map(({ id }) => id)],
      })),
  };
}

/** A view as it is saved for an account. */
const saved = (list: string, { id, name, query }: SavedView, whose: Whose, version?: number): KeptChange => ({
  do: "save",
  kind: "view",
  id,
  name,
  body: { list, query },
  shared: whose === "account",
  version,
});
