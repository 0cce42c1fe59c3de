import { useMay } from "@/components/shell/account";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { closedReason } from "@/lib/line-items/line-item-words";

type Gate = Pick<AnyEndpoint, "access" | "method" | "environments">;

/** Why nothing can be added to a line item, and why nothing can be removed; undefined where it can. */
export function useAssociationRights(item: LineItem, { create, remove }: { create: Gate; remove: Gate }) {
  const closed = closedReason(item);
  const adding = useMay(create);
  const removing = useMay(remove);
  return { notAdding: adding.reason ?? closed, notRemoving: removing.reason ?? closed };
}
