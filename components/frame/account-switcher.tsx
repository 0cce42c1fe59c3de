"use client";

import { matchSorter, rankings } from "match-sorter";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { useAccountLists } from "@/components/accounts/use-account-lists";
import { accountHref, useDashboardRoute } from "@/components/shell/dashboard-route";
import { useOverlays } from "@/components/shell/overlays";
import { type Pick, PickList } from "@/components/shell/pick-list";
import { useSession } from "@/components/shell/session";
import { StatusShape } from "@/components/ui/status-mark";
import { mergeAccounts } from "@/lib/accounts/portfolio";
import { byWords } from "@/lib/format/lists";
import { AccountOption } from "./account-option";
import { ENVIRONMENT_NAMES } from "./environment-switch";
import { isSameAccount, type KnownAccount, useKnownAccounts } from "./visits";

/** More than people read; typing narrows the list. */
const SHOWN_MAX = 60;

/** Opens another account in the section that is open now. */
export function AccountSwitcher() {
  const { close } = useOverlays();
  const router = useRouter();
  const place = useDashboardRoute();
  const { person } = useSession();
  const [query, setQuery] = useState("");
  const { all, pins, recents, togglePin, loading, failed } = useSwitchableAccounts(person.id);
  const isCurrent = (account: KnownAccount) =>
    account.accountId === place.accountId && account.handle === place.handle;
  const isPinned = (account: KnownAccount) => pins.some((pin) => isSameAccount(pin, account));
  const toPick =
    (group: string) =>
    (account: KnownAccount): Pick => {
      const href = accountHref(account, place.section);
      return {
        id: `${group} ${account.handle} ${account.accountId}`,
        group,
        href,
        onPick: () => router.push(href),
        content: (
          <AccountOption
            account={account}
            pinned={isPinned(account)}
            current={isCurrent(account)}
            onTogglePin={() => void togglePin(account)}
          />
        ),
      };
    };
  const picks =
    query.trim() === ""
      ? [
          ...pins.map(toPick("Pinned")),
          ...recents.filter((account) => !isPinned(account) && !isCurrent(account)).map(toPick("Recent")),
          ...all.slice(0, SHOWN_MAX).map(toPick("All accounts")),
        ]
      : matchSorter(all, query.trim().replace(/^@/, ""), {
          keys: ["name", "accountId", "handle"],
          threshold: rankings.ACRONYM,
        })
          .slice(0, SHOWN_MAX)
          .map(toPick("Accounts"));
  const byId = new Map(picks.map((pick) => [pick.id, pick]));
  return (
    <PickList
      title={`Switch account in ${ENVIRONMENT_NAMES[place.environment].toLowerCase()}`}
      placeholder="Name, id or @handle"
      query={query}
      onQueryChange={setQuery}
      picks={[...byId.values()]}
      onClose={close}
      empty={loading ? "Reading the accounts of your handles…" : "No account of your handles matches."}
      onKey={(event, active) => {
        if (!event.altKey || event.code !== "KeyP" || !active) return;
        event.preventDefault();
        const account = [...pins, ...recents, ...all].find((each) =>
          active.id.endsWith(` ${each.handle} ${each.accountId}`),
        );
        if (account) void togglePin(account);
      }}
      footer={
        <>
          <span>↵ open</span>
          <span>Alt P pin</span>
          {all.length > SHOWN_MAX && <span>{all.length} accounts, type to narrow</span>}
          {failed.map((handle) => (
            <span key={handle} className="inline-flex items-center gap-1.5 text-attention">
              <StatusShape kind="attention" /> accounts of @{handle} could not be read
            </span>
          ))}
        </>
      }
    />
  );
}

/** Accounts to switch to in this environment: the remembered ones at once, then those of the service. */
export function useSwitchableAccounts(personId: string) {
  const { environment, handle: current } = useDashboardRoute();
  const { handles } = useSession();
  const names = useMemo(() => handles.map(({ handle }) => handle), [handles]);
  const lists = useAccountLists(environment, names);
  const { pins, recents, togglePin } = useKnownAccounts(personId);
  const here = (account: KnownAccount) =>
    account.environment === environment && names.includes(account.handle);
  const all = useMemo(
    () =>
      mergeAccounts(lists)
        .map(({ account, handles: via }): KnownAccount => {
          const remembered = recents.find(
            (recent) => recent.accountId === account.id && via.includes(recent.handle),
          );
          const handle = remembered?.handle ?? via.find((each) => each === current) ?? via[0] ?? "";
          return { environment, handle, accountId: account.id, name: account.name };
        })
        .sort((a, b) => byWords(a.name, b.name)),
    [lists, recents, environment, current],
  );
  return {
    all,
    pins: pins.filter(here),
    recents: recents.filter(here),
    togglePin,
    loading: lists.some(({ pending }) => pending),
    failed: lists.filter(({ error }) => error !== null).map(({ handle }) => handle),
  };
}
