import { Copy } from "lucide-react";
import { type ComponentType, Fragment, useMemo } from "react";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import type { AttachableCard } from "@/components/posts/use-attachable-cards";
import { PostViewPreview } from "@/components/previews/post-preview";
import { SendToDevices } from "@/components/previews/send-to-devices";
import type { PostAttachments } from "@/components/previews/use-post-attachments";
import { useAccount } from "@/components/shell/account";
import { AllowedLink } from "@/components/shell/allowed-link";
import { accountHref, copyHref } from "@/components/shell/dashboard-route";
import { useUsers } from "@/components/shell/use-users";
import { Fact, Facts, IdFact, PanelSection, RawRecord, TimeFact } from "@/components/ui/facts";
import { type Opened, RecordPanel } from "@/components/ui/record-panel";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";
import { postView } from "@/lib/previews/post-view";
import { DeleteDraft } from "./delete-draft";
import { PublishActions, PublishNotices } from "./publish-actions";

interface AroundProps {
  cards: Pick<PostAttachments, "byUri" | "recordOf">;
  zone: string;
}

/** Everything about one draft: preview, sharing, and actions. */
export function DraftPanel({ cards, zone, ...opened }: Opened<DraftPost> & AroundProps) {
  const place = useAccount();
  return (
    <RecordPanel
      one="draft"
      {...opened}
      name={draftTitle}
      actions={({ id }) => (
        <AllowedLink needs={draftPosts.update} href={copyHref(place, "drafts", id)} size="small">
          <Copy size={14} aria-hidden />
          Duplicate
        </AllowedLink>
      )}
      footer={(shown) => (
        <Fragment key={shown.id}>
          <DeleteDraft draft={shown} onDeleting={opened.onClose} />
          <AllowedLink
            needs={draftPosts.update}
            href={accountHref(place, `drafts/${encodeURIComponent(shown.id)}`)}
          >
            Edit
          </AllowedLink>
          <Publishing draft={shown} cards={cards} as={PublishActions} />
        </Fragment>
      )}
    >
      {(shown) => <Details key={shown.id} draft={shown} cards={cards} zone={zone} />}
    </RecordPanel>
  );
}

interface PublishingProps extends Pick<AroundProps, "cards"> {
  draft: DraftPost;
  as: ComponentType<{ draft: DraftPost; card: AttachableCard | undefined; author: string }>;
}

/** The draft with its card and its author's handle. */
function Publishing({ draft, cards, as: Part }: PublishingProps) {
  const author = useUsers([draft.user_id]).get(draft.user_id);
  return (
    <Part
      draft={draft}
      card={draft.card_uri === null ? undefined : cards.byUri.get(draft.card_uri)}
      author={author ? `@${author.screen_name}` : `User ${draft.user_id}`}
    />
  );
}

function Details({ draft, cards, zone }: AroundProps & { draft: DraftPost }) {
  const place = useAccount();
  const lookup = useMediaLookup();
  const author = useUsers([draft.user_id]).get(draft.user_id);
  const card = cards.recordOf(draft.card_uri);
  const view = useMemo(
    () => postView({ post: draft, author, card, media: lookup }),
    [draft, author, card, lookup],
  );
  return (
    <>
      <Publishing draft={draft} cards={cards} as={PublishNotices} />
      <div className="bg-surface-sunken">
        <PostViewPreview view={view} label="Preview of the post" name={draftTitle(draft)} />
      </div>
      <PanelSection title="On your devices">
        <SendToDevices accountId={place.accountId} draftId={draft.id} />
      </PanelSection>
      <PanelSection title="Draft">
        <Facts>
          <IdFact value={draft.id} label="draft id" />
          <Fact name="Author">
            {author ? `${author.name} (@${author.screen_name})` : `User ${draft.user_id}`}
          </Fact>
          <Fact name="Who sees it">
            {draft.nullcast ? "Only people it is promoted to" : "Followers too, once published"}
          </Fact>
          <TimeFact name="Created" at={draft.created_at} zone={zone} />
          <TimeFact name="Changed" at={draft.updated_at} zone={zone} />
        </Facts>
      </PanelSection>
      <RawRecord record={draft} />
    </>
  );
}
