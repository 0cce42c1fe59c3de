import { useState } from "react";
import { useMay } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { SearchInput } from "@/components/ui/search-input";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useAdsList, useAdsMutation } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import type { Post } from "@/lib/ads/endpoints/posts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { draftTitle } from "@/lib/drafts/draft-view";

interface PromotePostProps {
  accountId: string;
  post: Post;
}

const lineItemName = (item: lineItems.LineItem) => item.name ?? item.id;

/** The line items that promote a post, and one more. */
export function PromotePost({ accountId, post }: PromotePostProps) {
  const { reason } = useMay(promotedPosts.create);
  const [open, setOpen] = useState(false);
  const promotions = useAdsList(promotedPosts.list, { account_id: accountId, count: PAGE_MAX });
  const items = useAdsList(lineItems.list, { account_id: accountId, count: PAGE_MAX });
  const promoting = promotions.records.filter((each) => each.post_id === post.id);
  const names = new Map(items.records.map((item) => [item.id, lineItemName(item)]));
  return (
    <div className="flex flex-col items-start gap-2">
      {promotions.error ? (
        <ErrorState
          compact
          title="Promotions could not be read"
          error={promotions.error}
          onRetry={promotions.resume}
        />
      ) : promotions.pending ? (
        <Skeleton className="h-4 w-48" />
      ) : promoting.length === 0 ? (
        <p className="text-text-muted">No line item.</p>
      ) : (
        <ul aria-label="Line items that promote it" className="flex w-full flex-col gap-1">
          {promoting.map(({ id, line_item_id }) => (
            <li key={id} className="truncate">
              <bdi>{names.get(line_item_id) ?? line_item_id}</bdi>
            </li>
          ))}
        </ul>
      )}
      <Button disabledReason={reason} onClick={() => setOpen(true)}>
        Promote …
      </Button>
      {open && (
        <PromoteDialog
          accountId={accountId}
          post={post}
          items={items}
          already={new Set(promoting.map(({ line_item_id }) => line_item_id))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

interface PromoteDialogProps extends PromotePostProps {
  items: ReturnType<typeof useAdsList<typeof lineItems.list>>;
  already: ReadonlySet<string>;
  onClose: () => void;
}

/** The most that is drawn at once. */
const SHOWN = 100;

function PromoteDialog({ accountId, post, items, already, onClose }: PromoteDialogProps) {
  const [search, setSearch] = useState("");
  const promote = useAdsMutation(promotedPosts.create);
  const words = search.trim().toLowerCase();
  const found = items.records.filter(
    (item) => words === "" || `${lineItemName(item)} ${item.id}`.toLowerCase().includes(words),
  );
  const send = (item: lineItems.LineItem) =>
    promote.mutate(
      { account_id: accountId, line_item_id: item.id, post_ids: [post.id] },
      {
        onSuccess: () => {
          onClose();
          toast({ title: `${lineItemName(item)} promotes ${draftTitle(post)}`, tone: "positive" });
        },
      },
    );
  return (
    <Dialog
      open
      writes
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Promote ${draftTitle(post)}`}
      description="The post joins the line item at once; it is shown as soon as that serves."
    >
      <div className="flex flex-col gap-2">
        <SearchInput
          label="Search line items"
          placeholder="Name or id"
          value={search}
          onValueChange={setSearch}
        />
        {promote.error && <ErrorState compact title="It was not promoted" error={promote.error} />}
        <ul aria-label="Line items" className="flex max-h-80 flex-col overflow-y-auto">
          {found.slice(0, SHOWN).map((item) => (
            <li key={item.id} className="flex items-center gap-3 border-b py-1 last:border-0">
              <span className="min-w-0 flex-1">
                <bdi className="block truncate">{lineItemName(item)}</bdi>
                <code className="text-text-muted text-xs">
                  {item.product_type} · {item.entity_status}
                </code>
              </span>
              <Button
                size="small"
                aria-label={`Promote with ${lineItemName(item)}`}
                busy={promote.isPending && promote.variables.line_item_id === item.id}
                disabledReason={already.has(item.id) ? "It promotes the post already." : undefined}
                onClick={() => send(item)}
              >
                Promote
              </Button>
            </li>
          ))}
        </ul>
        {items.pending && <Skeleton className="h-5 w-full" />}
        {items.error && <ErrorState compact title="Line items could not be read" error={items.error} />}
        <p role="status" className="text-sm text-text-muted">
          {items.complete && found.length === 0
            ? "No line item matches."
            : found.length > SHOWN
              ? `The first ${SHOWN} of ${found.length.toLocaleString("en-GB")}; search for the others.`
              : ""}
        </p>
      </div>
    </Dialog>
  );
}
