import { useMemo } from "react";
import { type AdsList, useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { type CustomAudience, list } from "@/lib/ads/endpoints/custom-audiences";

/** The audiences of an account and those shared with it, in one list; the service has two. */
export function useAudiences(
  accountId: string,
  { withDeleted = false }: { withDeleted?: boolean } = {},
): AdsList<CustomAudience> {
  const input = { account_id: accountId, count: PAGE_MAX, ...(withDeleted && { with_deleted: true }) };
  const owned = useAdsList(list, { ...input, permission_scope: "OWNER" });
  const shared = useAdsList(list, { ...input, permission_scope: "SHARED" });
  const records = useMemo(() => [...owned.records, ...shared.records], [owned.records, shared.records]);
  return {
    records,
    complete: owned.complete && shared.complete,
    pending: (owned.pending && !owned.error) || (shared.pending && !shared.error),
    fetching: owned.fetching || shared.fetching,
    error: owned.error ?? shared.error,
    updatedAt: Math.min(owned.updatedAt, shared.updatedAt),
    refetch: () => {
      owned.refetch();
      shared.refetch();
    },
    resume: () => {
      if (owned.error) owned.resume();
      if (shared.error) shared.resume();
    },
  };
}
