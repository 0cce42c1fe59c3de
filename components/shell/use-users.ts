import { useMemo } from "react";
import type * as z from "zod";
import { useAdsQuery } from "@/lib/ads/client";
import * as users from "@/lib/ads/endpoints/users";

export type User = z.infer<typeof users.userRecord>;

/** The users of the platform, by id. */
export const useUsers = (ids: readonly string[]): ReadonlyMap<string, User> => useUsersRead(ids).users;

/** The same, and whether it is still being read. */
export function useUsersRead(ids: readonly string[]) {
  const lookup = useAdsQuery(
    users.lookup,
    { user_id: [...ids].sort() },
    { enabled: ids.length > 0, staleTime: 5 * 60_000 },
  );
  const found = lookup.data?.data;
  const byId = useMemo(() => new Map((found ?? []).map((user) => [user.id, user])), [found]);
  return { users: byId, pending: lookup.isLoading };
}
