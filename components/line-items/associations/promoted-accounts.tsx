import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { useUsers } from "@/components/shell/use-users";
import { Button } from "@/components/ui/button";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import { USERS_MAX } from "@/lib/ads/endpoints/users";
import { useShowsMutation } from "../use-shows-mutation";
import { AddAccount } from "./add-account";
import { AssociationList, useAssociationRights } from "./association-list";

/** The accounts that a line item promotes. */
export function PromotedAccounts({ item }: { item: LineItem }) {
  const { accountId } = useAccount();
  const [adding, setAdding] = useState(false);
  const { notAdding, notRemoving } = useAssociationRights(item, promotedAccounts);
  // With a filter by line item, the service refuses where it has none.
  const all = useAdsList(promotedAccounts.list, { account_id: accountId, count: PAGE_MAX });
  const records = all.records.filter(({ line_item_id }) => line_item_id === item.id);
  const users = useUsers(records.map(({ user_id }) => user_id).slice(0, USERS_MAX));
  const { mutateAsync } = useShowsMutation(promotedAccounts.remove, item.id);
  return (
    <div className="flex flex-col items-start gap-2">
      <AssociationList
        label="Promoted accounts"
        list={{ ...all, records }}
        none="None: without an account it has nothing to show."
        rowOf={({ user_id }) => {
          const user = users.get(user_id);
          const name = user ? `@${user.screen_name}` : `user ${user_id}`;
          return {
            name,
            removed: `the promotion of ${name}`,
            content: (
              <span className="block truncate">
                {user && <bdi>{user.name} </bdi>}
                <span className="text-text-muted">{name}</span>
              </span>
            ),
          };
        }}
        disabledReason={notRemoving}
        remove={({ id }) => mutateAsync({ account_id: accountId, promoted_account_id: id })}
      />
      <Button disabledReason={notAdding} onClick={() => setAdding(true)}>
        Add an account…
      </Button>
      {adding && (
        <AddAccount
          item={item}
          already={new Set(records.map(({ user_id }) => user_id))}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
