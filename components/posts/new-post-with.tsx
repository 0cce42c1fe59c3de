import { FilePlus } from "lucide-react";
import { useAccount, usePermission } from "@/components/shell/account";
import { newPostHref } from "@/components/shell/dashboard-route";
import { LinkButton } from "@/components/ui/link-button";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";

interface NewPostWithProps {
  /** The address of a card, a poll or a conversation, or the key of a file. */
  shows: { readonly card: string } | { readonly media: string };
  /** Why no post can show it. */
  disabledReason?: string | undefined;
}

/** Leads to the composer with a post that shows something already. */
export function NewPostWith({ shows, disabledReason }: NewPostWithProps) {
  const place = useAccount();
  const { reason } = usePermission(draftPosts.create);
  return (
    <LinkButton href={newPostHref(place, shows)} tone="primary" disabledReason={reason ?? disabledReason}>
      <FilePlus size={14} aria-hidden />
      New post with this
    </LinkButton>
  );
}
