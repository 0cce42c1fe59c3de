import { X } from "lucide-react";
import type { ReactNode } from "react";
import { usePermission } from "@/components/shell/account";
import type { Gate } from "@/components/shell/permission-reason";
import { classNames } from "@/components/ui/class-names";
import { deleteLater, usePendingDeletions } from "@/components/ui/delete-later";
import { ErrorState } from "@/components/ui/error-state";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton } from "@/components/ui/skeleton";
import type { AdsList } from "@/lib/ads/client";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { associationGraceKey } from "@/lib/line-items/line-item-lists";
import { lineItemClosedReason } from "@/lib/line-items/line-item-words";

/** A row of something that is attached to a line item. */
interface AssociationRow {
  /** Its name, for the button that removes it and for the toasts. */
  readonly name: string;
  /** What is removed, "promotion of Spring sale". */
  readonly removed: string;
  readonly content: ReactNode;
  /** Further actions. */
  readonly actions?: ReactNode;
}

interface AssociationListProps<Item extends { readonly id: string }> {
  /** "Promoted posts". */
  label: string;
  list: AdsList<Item>;
  /** Shown when the list is empty. */
  none: ReactNode;
  rowOf: (item: Item) => AssociationRow;
  /** Why nothing can be removed. */
  disabledReason: string | undefined;
  remove: (item: Item) => Promise<unknown>;
}

/** What is attached to a line item. A removed row disappears after the grace window. */
export function AssociationList<Item extends { readonly id: string }>({
  label,
  list,
  none,
  rowOf,
  disabledReason,
  remove,
}: AssociationListProps<Item>) {
  const pendingDeletions = usePendingDeletions();
  const { records, pending, error, complete, resume } = list;
  return (
    <>
      {pending && !error && <Skeleton className="h-5 w-56" />}
      {complete && records.length === 0 && <p className="text-text-muted">{none}</p>}
      {records.length > 0 && (
        <ul aria-label={label} className="w-full divide-y">
          {records.map((item) => {
            const { name, removed, content, actions } = rowOf(item);
            const key = associationGraceKey(item.id);
            return (
              <li
                key={item.id}
                className={classNames(
                  "flex min-h-9 items-center gap-2 py-1",
                  pendingDeletions.has(key) && "line-through opacity-55",
                )}
              >
                <div className="min-w-0 flex-1">{content}</div>
                {actions}
                <IconButton
                  size="small"
                  label={`Remove ${name}`}
                  disabledReason={pendingDeletions.has(key) ? "It is being removed." : disabledReason}
                  onClick={() => deleteLater({ key, name: removed, send: () => remove(item) })}
                >
                  <X size={14} aria-hidden />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {error && <ErrorState compact title={`${label} could not be read`} error={error} onRetry={resume} />}
    </>
  );
}

/** Why nothing can be added to a line item, and why nothing can be removed; undefined if it can. */
export function useAssociationRights(item: LineItem, { create, remove }: { create: Gate; remove: Gate }) {
  const closed = lineItemClosedReason(item);
  const adding = usePermission(create);
  const removing = usePermission(remove);
  return { notAdding: adding.reason ?? closed, notRemoving: removing.reason ?? closed };
}
