import Link from "next/link";
import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/dashboard-route";
import { Button } from "@/components/ui/button";
import { CutName } from "@/components/ui/name";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { draftTitle } from "@/lib/drafts/draft-view";
import { useShowsMutation } from "../use-shows-mutation";
import { AddPosts } from "./add-posts";
import { AssociationList, useAssociationRights } from "./association-list";
import { usePromotedPosts } from "./use-promoted-posts";

/** The posts that a line item promotes. */
export function PromotedPosts({ item }: { item: LineItem }) {
  const place = useAccount();
  const { accountId } = place;
  const [adding, setAdding] = useState(false);
  const { notAdding, notRemoving } = useAssociationRights(item, promotedPosts);
  const { list, promoted, byId } = usePromotedPosts(item.id);
  const { mutateAsync } = useShowsMutation(promotedPosts.remove, item.id);
  return (
    <div className="flex flex-col items-start gap-2">
      <AssociationList
        label="Promoted posts"
        list={list}
        none="None: without a post it has nothing to show."
        rowOf={({ post_id }) => {
          const post = byId.get(post_id);
          const name = post ? draftTitle(post) : `post ${post_id}`;
          return {
            name,
            removed: `the promotion of ${name}`,
            content: post ? (
              <Link
                href={panelHref(place, "drafts/published", post.id, { author: post.user.id })}
                prefetch={false}
                className="block truncate text-accent-text hover:underline"
              >
                <CutName>{name}</CutName>
              </Link>
            ) : (
              <span className="font-mono text-sm">{post_id}</span>
            ),
          };
        }}
        disabledReason={notRemoving}
        remove={({ id }) => mutateAsync({ account_id: accountId, promoted_post_id: id })}
      />
      <Button disabledReason={notAdding} onClick={() => setAdding(true)}>
        Add posts…
      </Button>
      {adding && <AddPosts item={item} already={promoted} onClose={() => setAdding(false)} />}
    </div>
  );
}
