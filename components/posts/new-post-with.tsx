import { FilePlus } from "lucide-react";
import { useAccount } from "@/components/shell/account";
import { AllowedLink } from "@/components/shell/allowed-link";
import { newCardHref, newPostHref } from "@/components/shell/dashboard-route";
import * as cards from "@/lib/ads/endpoints/cards";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import * as pollCards from "@/lib/ads/endpoints/poll-cards";

interface NewPostWithProps {
  /** The address of a card, poll or conversation, or the key of a file. */
  shows: { readonly card: string } | { readonly media: string };
  /** Why no post can show it. */
  disabledReason?: string | undefined;
}

/** Links to the composer with an attachment. */
export function NewPostWith({ shows, disabledReason }: NewPostWithProps) {
  const place = useAccount();
  return (
    <AllowedLink
      needs={draftPosts.create}
      href={newPostHref(place, shows)}
      tone="primary"
      disabledReason={disabledReason}
    >
      <FilePlus size={14} aria-hidden />
      New post with this
    </AllowedLink>
  );
}

const BUILT = {
  cards: { label: "New card", needs: cards.create },
  polls: { label: "New poll", needs: pollCards.create },
} as const;

/** Links to the builder of cards or polls with a file. */
export function NewCardWith({ kind, media }: { kind: keyof typeof BUILT; media: string }) {
  const place = useAccount();
  const { label, needs } = BUILT[kind];
  return (
    <AllowedLink
      needs={needs}
      href={newCardHref(place, kind, media)}
      prefetch={false}
      aria-label={`${label} with this`}
    >
      {label}
    </AllowedLink>
  );
}
