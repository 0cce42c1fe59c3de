import { useQueryClient } from "@tanstack/react-query";
import { matchSorter, rankings } from "match-sorter";
import { useRouter } from "next/navigation";
import { type AccountRoute, useOpenRoute } from "@/components/shell/dashboard-route";
import type { Pick } from "@/components/shell/pick-list";
import { cachedRecords } from "@/lib/ads/cached-records";
import { type Campaign, list } from "@/lib/ads/endpoints/campaigns";
import { useCampaignSearch } from "./campaign-search";
import { recordPick } from "./record-picks";
import { isSameAccount, type KnownAccount } from "./visits";

const SHOWN_MAX = 12;
const HERE = "Campaigns of this account";

/** Campaigns to go to: of this account from the cache, and of pinned and recent accounts from the service. */
export function useCampaignPicks(
  words: string,
  accounts: Record<"pins" | "recents", readonly KnownAccount[]>,
) {
  const client = useQueryClient();
  const { push } = useRouter();
  const here = useOpenRoute();
  const { found, searching, failed } = useCampaignSearch(words, likeliestFirst(accounts));
  const pick =
    (group: string, place: AccountRoute) =>
    ({ id, name }: Campaign): Pick =>
      recordPick({ place, section: "campaigns", id, name }, { group, push });
  const known = here ? cachedRecords<Campaign>(client, here, here.accountId, list, ({ id }) => id) : [];
  const ofThis = matchSorter(known, words, { keys: ["name", "id"], threshold: rankings.CONTAINS }).slice(
    0,
    SHOWN_MAX,
  );
  const shown = new Set(ofThis.map(({ id }) => id));
  const picks = [
    ...(here ? ofThis.map(pick(HERE, here)) : []),
    ...found.flatMap(({ account, campaigns }) =>
      campaigns
        .filter(({ id }) => !shown.has(id))
        .map(pick(account.accountId === here?.accountId ? HERE : `Campaigns of ${account.name}`, account)),
    ),
  ];
  return { picks, searching, failed };
}

function likeliestFirst({ pins, recents }: Record<"pins" | "recents", readonly KnownAccount[]>) {
  return [...pins, ...recents.filter((recent) => !pins.some((pin) => isSameAccount(pin, recent)))];
}
