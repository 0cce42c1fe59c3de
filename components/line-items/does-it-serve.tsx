import { useAccount } from "@/components/shell/account";
import { StatusMark } from "@/components/ui/status-mark";
import { useAdsList } from "@/lib/ads/client";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { reasonMeaning } from "@/lib/line-items/reason-meaning";
import { postsOfLineItem } from "./associations/promoted-posts";
import { LineItemMark } from "./line-item-mark";

/** Whether a line item serves, and what holds it back: by the service's word, and where it shows nothing yet. */
export function DoesItServe({ item }: { item: LineItem }) {
  const { accountId } = useAccount();
  const posts = useAdsList(promotedPosts.list, postsOfLineItem(accountId, item), {
    enabled: item.product_type === "PROMOTED_POST",
  });
  const serves = item.servable === true && item.reasons_not_servable.length === 0;
  const isBare = posts.complete && posts.records.length === 0;
  return (
    <div className="flex flex-col gap-2">
      <LineItemMark item={item} />
      {serves && !isBare && <p>It serves.</p>}
      {serves && isBare && (
        <p>
          <StatusMark kind="attention">Nothing to show</StatusMark>: the service gives no reason against it,
          but it promotes no post yet.
        </p>
      )}
      {item.reasons_not_servable.map((code) => (
        <p key={code}>
          {reasonMeaning(item, code)} <code className="font-mono text-text-muted text-xs">{code}</code>
        </p>
      ))}
    </div>
  );
}
