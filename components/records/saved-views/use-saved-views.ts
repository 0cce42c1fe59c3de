"use client";

import { useMemo } from "react";
import { type SavedList, useSavedList } from "@/components/saved-items/use-saved-list";
import { addView, viewQuery } from "@/lib/grid/saved-views";
import type { Whose } from "@/lib/lists/savable";
import { type ShownView, viewFormat } from "@/lib/saved-items/shown-view";
import { useDeviceViews } from "./use-device-views";

/** The saved views of a list, wherever they are stored; all that changes them throws the error to show. */
export interface SavedViews
  extends Pick<SavedList<ShownView>, "inStore" | "shareReason" | "offered" | "leaveOnDevice" | "remove"> {
  readonly views: readonly ShownView[];
  /** Id of the view that the section opens with. */
  readonly first: string | undefined;
  /** Whether it is known which view that is. */
  readonly loaded: boolean;
  readonly openFirst: (id: string) => Promise<void>;
  /** @param behind id of the view to insert it after; at the end without */
  readonly save: (view: ShownView, whose: Whose, behind?: string) => Promise<void>;
  readonly rename: (view: ShownView, name: string) => Promise<void>;
  readonly replace: (view: ShownView, search: string) => Promise<void>;
  readonly give: (view: ShownView, whose: Whose) => Promise<void>;
  readonly arrange: (ids: readonly string[]) => Promise<void>;
  readonly bringOver: () => Promise<void>;
}

/**
 * The views of a list: those of the store for the open account, the person's own and shared ones, and those still on
 * this device; without a store or an account only the device's.
 *
 * @param key of the list's views
 */
export function useSavedViews(key: string): SavedViews {
  const device = useDeviceViews(key);
  const format = useMemo(() => viewFormat(key), [key]);
  const list = useSavedList(format, device.views, key);
  const { items: views, inStore, notes, note } = list;
  const first = inStore ? (notes.first ?? device.first.value) : device.first.value;
  const isThere = first !== undefined && views.some(({ id }) => id === first);
  return {
    views,
    first,
    loaded: list.noted && device.first.loaded && (list.loaded || first === undefined || isThere),
    inStore,
    shareReason: list.shareReason,
    offered: list.offered,
    openFirst: async (id) => {
      const inAccount = views.some((view) => view.id === id && view.savedAs);
      await note((before) => ({ ...before, first: inAccount ? id : undefined }));
      if (!inAccount) await device.first.change(() => id);
    },
    save: async (view, whose, behind) => {
      await list.add(view, whose);
      if (behind !== undefined) await list.arrange(addView(views, view, behind).map(({ id }) => id));
    },
    rename: (view, name) => list.change(view, { ...view, name: name.trim() }),
    replace: (view, search) => list.change(view, { ...view, query: viewQuery(search) }),
    give: (view, whose) => list.change(view, view, whose),
    remove: list.remove,
    arrange: list.arrange,
    bringOver: () => list.bringOver((id, brought) => (id === first ? { first: brought } : {})),
    leaveOnDevice: list.leaveOnDevice,
  };
}
