import { usePermission } from "@/components/shell/account";
import type { Gate } from "@/components/shell/permission-reason";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { lineItemClosedReason } from "@/lib/line-items/line-item-words";

/** Why nothing can be added to a line item, and why nothing can be removed; undefined where it can. */
export function useAssociationRights(item: LineItem, { create, remove }: { create: Gate; remove: Gate }) {
  const closed = lineItemClosedReason(item);
  const adding = usePermission(create);
  const removing = usePermission(remove);
  return { notAdding: adding.reason ?? closed, notRemoving: removing.reason ?? closed };
}
