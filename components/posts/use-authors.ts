import { useMemo } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { type User, useUsers } from "@/components/shell/use-users";
import { useAdsList, useAdsQuery } from "@/lib/ads/client";
import * as posts from "@/lib/ads/endpoints/posts";
import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import * as users from "@/lib/ads/endpoints/users";

export interface Author {
  readonly id: string;
  /** Undefined until the platform has answered, or when it has no user with that id. */
  readonly user: User | undefined;
}

/**
 * The users that the account may post as, its own user first: authors of its posts, the current handle. The service
 * has no list of them.
 */
export function useAuthors() {
  const { accountId, userId: me, permissions } = useAccount();
  const own = useAdsQuery(posts.list, { account_id: accountId, post_type: "PUBLISHED", count: 1 });
  const may = usePermission(promotedAccounts.list);
  const promoted = useAdsList(promotedAccounts.list, { account_id: accountId }, { enabled: may.allowed });
  const brand = own.data?.data[0]?.user.id;
  const ids = useMemo(() => {
    const found = [brand, ...promoted.records.map(({ user_id }) => user_id), me];
    return [...new Set(found.filter((id) => id !== undefined))].slice(0, users.USERS_MAX);
  }, [brand, promoted.records, me]);
  const pending = own.isPending || permissions.state === "pending";
  // Once all are known: names are read in one call, which each new id would cancel and repeat.
  const complete = !pending && (!may.allowed || promoted.complete || promoted.error !== null);
  const named = useUsers(complete ? ids : []);
  const failure = permissions.state === "failed" ? permissions.error : null;
  return {
    authors: useMemo<readonly Author[]>(() => ids.map((id) => ({ id, user: named.get(id) })), [ids, named]),
    /** Who posts unless another person is chosen. */
    usual: brand ?? me,
    pending,
    /** Why no author is known. */
    error: pending || ids.length > 0 ? null : (own.error ?? failure),
  };
}
