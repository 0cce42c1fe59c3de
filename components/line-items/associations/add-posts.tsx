import { useState } from "react";
import { AuthorFilter } from "@/components/posts/author-filter";
import { useAccount } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { SearchInput } from "@/components/ui/search-input";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import * as posts from "@/lib/ads/endpoints/posts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { draftTitle } from "@/lib/drafts/draft-view";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { useShowsMutation } from "../use-shows-anew";

interface AddPostsProps {
  item: LineItem;
  /** Ids of posts that it promotes. */
  already: ReadonlySet<string>;
  onClose: () => void;
}

/** More than anybody reads through; a word narrows it. */
const SHOWN_MAX = 100;

/** Chooses published posts for a line item to promote. */
export function AddPosts({ item, already, onClose }: AddPostsProps) {
  const { accountId } = useAccount();
  const [author, setAuthor] = useState<string | null>(null);
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useAdsList(posts.list, {
    account_id: accountId,
    post_type: "PUBLISHED",
    timeline_type: "ALL",
    count: PAGE_MAX,
    ...(author !== null && { user_id: author }),
  });
  const promote = useShowsMutation(promotedPosts.create, item.id);
  const words = search.trim().toLowerCase();
  const found = list.records.filter((post) =>
    `${post.name ?? ""} ${post.text} ${post.id}`.toLowerCase().includes(words),
  );
  const tooMany =
    chosen.size > promotedPosts.PROMOTED_POSTS_MAX
      ? `At most ${promotedPosts.PROMOTED_POSTS_MAX} at a time: take ${chosen.size - promotedPosts.PROMOTED_POSTS_MAX} off.`
      : undefined;
  const count = counted(chosen.size, "post");
  const toggle = (id: string, on: boolean) => {
    promote.reset();
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((each) => each !== id)));
  };
  const send = () =>
    promote.mutate(
      { account_id: accountId, line_item_id: item.id, post_ids: [...chosen] },
      {
        onSuccess: () => {
          onClose();
          toast({ title: `${lineItemName(item)} promotes ${count} more`, tone: "positive" });
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
      title="Add posts"
      description="Added immediately; shown when the line item serves."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            busy={promote.isPending}
            disabledReason={chosen.size === 0 ? "Tick the posts to promote first." : tooMany}
            onClick={send}
          >
            {chosen.size === 0 ? "Promote posts" : `Promote ${count}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <SearchInput
            label="Search posts"
            placeholder="Name, words or id"
            value={search}
            onValueChange={setSearch}
          />
          <AuthorFilter value={author} onValueChange={setAuthor} />
        </div>
        <ul aria-label="Published posts" className="flex max-h-80 flex-col divide-y overflow-y-auto">
          {found.slice(0, SHOWN_MAX).map((post) => (
            <li key={post.id} className="py-1">
              <Checkbox
                className="w-full"
                checked={already.has(post.id) || chosen.has(post.id)}
                disabled={already.has(post.id)}
                onCheckedChange={(on) => toggle(post.id, on)}
              >
                <span className="min-w-0 flex-1">
                  <bdi className="block truncate">{draftTitle(post)}</bdi>
                  <span className="block truncate text-sm text-text-muted">
                    {already.has(post.id) ? (
                      "Promoted already"
                    ) : (
                      <bdi>{post.name === null ? post.id : post.text}</bdi>
                    )}
                  </span>
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
        {list.pending && !list.error && <Skeleton className="h-40 w-full" />}
        {list.error && (
          <ErrorState compact title="The posts could not be read" error={list.error} onRetry={list.resume} />
        )}
        <p role="status" className="text-sm text-text-muted">
          {list.complete && found.length === 0
            ? list.records.length === 0
              ? "Nothing is published yet: publish a draft first."
              : "No post matches."
            : found.length > SHOWN_MAX
              ? `The first ${SHOWN_MAX} of ${formatNumber(found.length)}; search for the others.`
              : ""}
        </p>
        {promote.error && <ErrorState compact title="The posts were not promoted" error={promote.error} />}
      </div>
    </Dialog>
  );
}
