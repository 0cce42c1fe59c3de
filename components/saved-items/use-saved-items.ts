"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { get, set } from "idb-keyval";
import { useCallback, useMemo } from "react";
import { useAccountIfOpen } from "@/components/shell/account";
import { permissionReason } from "@/components/shell/permission-reason";
import { useSession } from "@/components/shell/session";
import type { AccountPlace } from "@/lib/ads/account-place";
import { update as updateCampaign } from "@/lib/ads/endpoints/campaigns";
import type { SavedKind } from "@/lib/lists/savable";
import { pending } from "@/lib/remote-data";
import {
  changeSavedItem,
  type ItemChange,
  listSavedItems,
  type ReadItem,
  rememberedItems,
} from "@/lib/saved-items/ask-saved-items";
import { useOtherTabs } from "./use-other-tabs";

/** The saved items of one kind for the open account. */
interface SavedItems {
  /** `off` without a store in the dashboard, or without an open account: then they are only on the device. */
  readonly state: "reading" | "on" | "off";
  /** They could not be read: none can be changed, and others may have changed them. */
  readonly away: boolean;
  /** The latest ones from the store; until they are read, or if they cannot be, those cached on this device. */
  readonly items: readonly ReadItem[];
  /** The person and account for notes on this device; undefined without an account. */
  readonly place: (AccountPlace & { readonly userId: string }) | undefined;
  /** Why the person cannot share any with the account, nor change those of others. */
  readonly shareReason: string | undefined;
  /** @throws CallError, with text for people, for a change that was not made */
  readonly change: (change: ItemChange) => Promise<void>;
}

const NONE: readonly ReadItem[] = [];

/** Reads and changes what people save for the open account beside the service's own records. */
export function useSavedItems(kind: SavedKind): SavedItems {
  const open = useAccountIfOpen();
  const { handles } = useSession();
  const client = useQueryClient();
  const { environment, handle, accountId, permissions = pending } = open ?? {};
  const userId = handles.find((each) => each.handle === handle)?.userId;
  const place = useMemo(
    () =>
      environment === undefined || handle === undefined || accountId === undefined || userId === undefined
        ? undefined
        : { environment, handle, account_id: accountId, userId },
    [environment, handle, accountId, userId],
  );
  const queryKey = useMemo(
    () => ["kept-items", environment, accountId, userId, kind],
    [environment, accountId, userId, kind],
  );
  const copyKey = queryKey.join(" ");
  const copy = useQuery({
    queryKey: [...queryKey, "copy"],
    queryFn: async () => rememberedItems(await get(copyKey).catch(() => undefined)),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    enabled: place !== undefined,
  });
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      if (!place) return null;
      const { userId: _, ...asked } = place;
      const items = await listSavedItems(asked, kind, signal);
      // Without storage there is just no copy.
      if (items) await set(copyKey, items).catch(() => undefined);
      return items;
    },
    networkMode: "always",
    enabled: place !== undefined,
  });
  const readAgain = useCallback(
    () => client.invalidateQueries({ queryKey, exact: true }),
    [client, queryKey],
  );
  const notifyOthers = useOtherTabs(place && copyKey, readAgain);
  return useMemo(() => {
    const off = place === undefined || data === null;
    const read = data !== undefined || (isError && copy.data !== undefined);
    return {
      away: isError,
      state: off ? "off" : read ? "on" : "reading",
      items: off ? NONE : (data ?? copy.data ?? NONE),
      place,
      // The service is not changed: a handle with read access may share.
      shareReason:
        environment && permissionReason(updateCampaign, { permissions, environment, readOnly: false }),
      change: async (change) => {
        if (!place) return;
        const { userId: _, ...asked } = place;
        try {
          const item = await changeSavedItem(asked, change);
          await client.cancelQueries({ queryKey, exact: true });
          client.setQueryData<readonly ReadItem[] | null>(queryKey, (before) =>
            withItem(before ?? NONE, change.id, item),
          );
        } finally {
          // Shows the changes of others as well, especially where one prevented this change.
          void readAgain();
          notifyOthers();
        }
      },
    };
  }, [place, data, isError, copy.data, environment, permissions, client, queryKey, readAgain, notifyOthers]);
}

function withItem(items: readonly ReadItem[], id: string, item: ReadItem | undefined): readonly ReadItem[] {
  if (!item) return items.filter((each) => each.id !== id);
  return items.some((each) => each.id === id)
    ? items.map((each) => (each.id === id ? item : each))
    : [...items, item];
}
