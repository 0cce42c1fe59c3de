import { useAccount } from "@/components/shell/account";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import * as prerollCallToActions from "@/lib/ads/endpoints/preroll-call-to-actions";
import { callToActionName } from "@/lib/line-items/line-item-words";

/** The calls to action during a preroll of a line item, with their destinations. */
export function PrerollCallsToAction({ item }: { item: LineItem }) {
  const { accountId } = useAccount();
  const { records, pending, complete, error, resume } = useAdsList(prerollCallToActions.list, {
    account_id: accountId,
    line_item_ids: [item.id],
    count: PAGE_MAX,
  });
  return (
    <div className="flex flex-col items-start gap-2">
      {pending && !error && <Skeleton className="h-5 w-56" />}
      {complete && records.length === 0 && (
        <p className="text-text-muted">None: its prerolls lead nowhere.</p>
      )}
      {records.length > 0 && (
        <ul aria-label="Calls to action" className="w-full divide-y">
          {records.map(({ id, call_to_action, call_to_action_url: url }) => (
            <li key={id} className="py-1">
              <span className="block">{callToActionName(call_to_action)}</span>
              <bdi className="block truncate text-sm text-text-muted" title={url}>
                {url}
              </bdi>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <ErrorState compact title="The calls to action could not be read" error={error} onRetry={resume} />
      )}
      <p className="text-sm text-text-muted">Set elsewhere; can’t be changed from here.</p>
    </div>
  );
}
