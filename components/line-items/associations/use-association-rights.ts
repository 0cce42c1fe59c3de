import { useMay } from "@/components/shell/account";
import type { Gate } from "@/components/shell/permission-reason";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { closedReason } from "@/lib/line-items/line-item-words";

/** Why nothing can be added to a line item, and why nothing can be removed; undefined where it can. */
export function useAssociationRights(item: LineItem, { create, remove }: { create: Gate; remove: Gate }) {
  const closed = closedReason(item);
  const adding = useMay(create);
  const removing = useMay(remove);
  return { notAdding: adding.reason ?? closed, notRemoving: removing.reason ?? closed };
}
