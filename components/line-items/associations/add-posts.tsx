import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { ErrorState } from "@/components/ui/error-state";
import { toast } from "@/components/ui/toast";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { counted } from "@/lib/format/plurals";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { useShowsMutation } from "../use-shows-mutation";
import { PostPicker } from "./post-picker";

interface AddPostsProps {
  item: LineItem;
  /** Ids of posts that it promotes. */
  already: ReadonlySet<string>;
  onClose: () => void;
}

/** Chooses published posts for a line item to promote. */
export function AddPosts({ item, already, onClose }: AddPostsProps) {
  const { accountId } = useAccount();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const promote = useShowsMutation(promotedPosts.create, item.id);
  const tooMany =
    chosen.size > promotedPosts.PROMOTED_POSTS_MAX
      ? `At most ${promotedPosts.PROMOTED_POSTS_MAX} at a time: take ${chosen.size - promotedPosts.PROMOTED_POSTS_MAX} off.`
      : undefined;
  const count = counted(chosen.size, "post");
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
    <PostPicker
      title="Add posts"
      description="Added immediately; shown when the line item serves."
      already={already}
      chosen={chosen}
      onChosenChange={(next) => {
        promote.reset();
        setChosen(next);
      }}
      action={{
        label: chosen.size === 0 ? "Promote posts" : `Promote ${count}`,
        busy: promote.isPending,
        disabledReason: chosen.size === 0 ? "Tick the posts to promote first." : tooMany,
        onClick: send,
      }}
      notice={
        promote.error && <ErrorState compact title="The posts were not promoted" error={promote.error} />
      }
      onClose={onClose}
    />
  );
}
