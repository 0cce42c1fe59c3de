import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { useUsers } from "@/components/shell/use-users";
import { cachedRecords } from "@/lib/ads/cached-records";
import { useAdsList } from "@/lib/ads/client";
import { type Campaign, list as campaigns } from "@/lib/ads/endpoints/campaigns";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { USERS_MAX } from "@/lib/ads/endpoints/users";
import type { HistoryEntry, NameOfReference } from "@/lib/history/arrange-history";
import type { Reference } from "@/lib/line-items/history-value";
import { lineItemName } from "@/lib/line-items/line-item-words";

/** Records that a screen has read anyway. */
export interface KnownRecords {
  readonly campaign: Campaign | undefined;
  readonly lineItem: LineItem | undefined;
}

/** The names of the people and records in changes. Reads people, and funding sources if needed. */
export function useNames(
  entries: readonly HistoryEntry[],
  { campaign, lineItem }: KnownRecords,
): NameOfReference {
  const { environment, handle, accountId } = useAccount();
  const client = useQueryClient();
  const mentioned = useMemo(() => mentions(entries), [entries]);
  const users = useUsers(mentioned.user.slice(0, USERS_MAX));
  const funding = useAdsList(
    fundingInstruments.list,
    { account_id: accountId, with_deleted: true },
    { enabled: mentioned.funding.length > 0 },
  ).records;
  const others = useMemo(
    () =>
      mentioned.campaign.length === 0
        ? []
        : cachedRecords<Campaign>(client, { environment, handle }, accountId, campaigns, ({ id }) => id),
    [mentioned, client, environment, handle, accountId],
  );
  return useCallback(
    (to, id) => {
      switch (to) {
        case "user": {
          const user = users.get(id);
          return user && `@${user.screen_name}`;
        }
        case "funding":
          return funding.find((each) => each.id === id)?.description || undefined;
        case "campaign":
          return campaign?.id === id ? campaign.name : others.find((each) => each.id === id)?.name;
        case "line-item":
          return lineItem?.id === id ? lineItemName(lineItem) : undefined;
        case "post":
          return undefined;
      }
    },
    [users, funding, campaign, others, lineItem],
  );
}

function mentions(entries: readonly HistoryEntry[]): Readonly<Record<Reference, readonly string[]>> {
  const found = {
    campaign: new Set<string>(),
    "line-item": new Set<string>(),
    funding: new Set<string>(),
    user: new Set<string>(),
    post: new Set<string>(),
  };
  for (const { record, fields } of entries) {
    found.user.add(record.change_by.user_id);
    for (const value of fields.flatMap(({ before, after }) => [before, after])) {
      if (value?.kind === "reference") found[value.to].add(value.id);
    }
  }
  return {
    campaign: [...found.campaign],
    "line-item": [...found["line-item"]],
    funding: [...found.funding],
    user: [...found.user],
    post: [...found.post],
  };
}
