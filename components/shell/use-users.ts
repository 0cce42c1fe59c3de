import { useMemo } from "react";
import type * as z from "zod";
import { useAdsQuery } from "@/lib/ads/client";
import * as users from "@/lib/ads/endpoints/users";

export type User = z.infer<typeof users.userRecord>;

/** What the platform tells of users, by id. */
export function useUsers(ids: readonly string[]): ReadonlyMap<string, User> {
  const lookup = useAdsQuery(
    users.lookup,
    { user_id: [...ids].sort() },
    { enabled: ids.length > 0, staleTime: 5 * 60_000 },
  );
  const found = lookup.data?.data;
  return useMemo(() => new Map((found ?? []).map((user) => [user.id, user])), [found]);
}
