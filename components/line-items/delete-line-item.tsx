import { useAccount, usePermission } from "@/components/shell/account";
import { DeleteButton } from "@/components/ui/delete-button";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import { type LineItem, remove } from "@/lib/ads/endpoints/line-items";
import { LINE_ITEM_STORE } from "@/lib/line-items/line-item-store";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { useLineItemAnswers } from "./use-line-item-answers";

interface DeleteLineItemProps {
  item: LineItem;
  /** The name of its campaign; undefined while unknown. */
  campaign: string | undefined;
  onDeleting: () => void;
}

/** Deletes a line item: shows what that affects, then leaves eight seconds to undo it. */
export function DeleteLineItem({ item, campaign, onDeleting }: DeleteLineItemProps) {
  const { accountId } = useAccount();
  const { reason } = usePermission(remove);
  const { mutateAsync } = useAdsMutation(remove, KEEP_READS);
  const took = useLineItemAnswers();
  return (
    <DeleteButton
      what="line item"
      label="Delete…"
      name={lineItemName(item)}
      consequence={`It stops at once in ${campaign ?? "its campaign"}, which does not serve without any line item; the posts that it promotes stay.`}
      graceKey={LINE_ITEM_STORE.graceKey(item.id)}
      disabledReason={reason}
      onDeleting={onDeleting}
      send={async () => took((await mutateAsync({ account_id: accountId, line_item_id: item.id })).data)}
    />
  );
}
