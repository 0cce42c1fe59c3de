"use client";

import { useEffect } from "react";
import { CutName } from "@/components/ui/name";
import { type AccountRoute, useOpenRoute } from "./dashboard-route";
import { useHydrated } from "./handed-over";
import { useAccountRecord } from "./use-account-record";

function useName(place: AccountRoute): string | undefined {
  const { data } = useAccountRecord(place);
  return useHydrated() ? data?.data.name : undefined;
}

/** The account of the page, above its title where the sidebar is hidden: agencies have many similar ones. */
export function OpenAccountName() {
  const place = useOpenRoute();
  return place && <Name place={place} />;
}

function Name({ place }: { place: AccountRoute }) {
  const name = useName(place);
  return (
    <p className="h-4 truncate text-sm text-text-muted leading-4 lg:hidden">
      {name !== undefined && <CutName>{name}</CutName>}
    </p>
  );
}

const PRODUCT = " · Flightdeck";

/** "Campaigns · Maison Aubel · Flightdeck"; a title that contains the account already is unchanged. */
export function titleOf(title: string, account: string): string {
  if (!title.endsWith(PRODUCT)) return title;
  const page = title.slice(0, -PRODUCT.length);
  return page.endsWith(` · ${account}`) ? title : `${page} · ${account}${PRODUCT}`;
}

/** Adds the open account to the tab's title, so that tabs of several accounts differ. Mounted once, in the frame. */
export function AccountTitle() {
  const place = useOpenRoute();
  return place && <Titled place={place} key={place.accountId} />;
}

function Titled({ place }: { place: AccountRoute }) {
  const name = useName(place);
  useEffect(() => {
    if (name === undefined) return;
    const change = () => {
      const next = titleOf(document.title, name);
      if (next !== document.title) document.title = next;
    };
    change();
    // Pages set their title when they are shown, some time after the address has changed.
    const observer = new MutationObserver(change);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [name]);
  return null;
}
