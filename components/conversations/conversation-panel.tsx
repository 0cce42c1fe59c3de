import { CardUses } from "@/components/cards/card-uses";
import { DeleteCard } from "@/components/cards/delete-card";
import { useMediaByKey } from "@/components/media/use-media-library";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { NewPostWith } from "@/components/posts/new-post-with";
import { ConversationPreview } from "@/components/previews/previews";
import { useAccount } from "@/components/shell/account";
import { AllowedLink } from "@/components/shell/allowed-link";
import { accountHref, copyHref } from "@/components/shell/dashboard-route";
import { Fact, Facts, IdFact, PanelSection, RawRecord, TimeFact } from "@/components/ui/facts";
import { type Opened, RecordPanel } from "@/components/ui/record-panel";
import { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
import { unlocksSomething } from "@/lib/conversations/conversation-form";
import { type ConversationCard, KIND_WORDS, kindOf } from "@/lib/conversations/conversation-view";
import { type OwnUnlock, ownUnlock } from "@/lib/conversations/own-unlocks";
import { mediaTitle } from "@/lib/media/media-view";

/** Everything about one conversation card: preview with the steps after a tap, fields, and uses. */
export function ConversationPanel({ zone, ...opened }: Opened<ConversationCard> & { zone: string }) {
  return (
    <RecordPanel
      one="conversation"
      {...opened}
      name={({ name }) => name}
      footer={(shown) => <Actions key={shown.id} card={shown} onDeleting={opened.onClose} />}
    >
      {(shown) => <Details key={shown.id} card={shown} zone={zone} />}
    </RecordPanel>
  );
}

function Actions({ card, onDeleting }: { card: ConversationCard; onDeleting: () => void }) {
  const place = useAccount();
  const kind = kindOf(card);
  const { remove, update } = conversationCards[kind];
  const id = encodeURIComponent(card.id);
  return (
    <>
      <DeleteCard
        what="conversation"
        card={card}
        remove={remove}
        consequence="It is removed for good and cannot be read again."
        onDeleting={onDeleting}
      />
      <AllowedLink needs={update} href={copyHref(place, "conversations", card.id, { kind })}>
        Duplicate
      </AllowedLink>
      <AllowedLink needs={update} href={accountHref(place, `conversations/${kind}/${id}`)}>
        Edit
      </AllowedLink>
      <NewPostWith shows={{ card: card.card_uri }} />
    </>
  );
}

function Details({ card, zone }: { card: ConversationCard; zone: string }) {
  const lookup = useMediaLookup();
  const shown = { ...card, ...ownUnlock(card) };
  return (
    <>
      <div className="bg-surface-sunken">
        <ConversationPreview card={shown} media={lookup} name={card.name} />
      </div>
      <PanelSection title="Conversation">
        <Facts>
          <IdFact name="Card URI" value={card.card_uri} label="card URI" />
          <IdFact value={card.id} label="card id" />
          <Fact name="Kind">{KIND_WORDS[kindOf(card)]}</Fact>
          <Fact name="Unlocks">
            <Unlocks card={shown} />
          </Fact>
          <TimeFact name="Created" at={card.created_at} zone={zone} />
          <TimeFact name="Changed" at={card.updated_at} zone={zone} />
        </Facts>
      </PanelSection>
      <PanelSection title="Used by">
        <CardUses cardUri={card.card_uri} />
      </PanelSection>
      <RawRecord record={card} />
    </>
  );
}

/** The file that readers unlock, if known: its key is in no answer, only in what was chosen here. */
function Unlocks({ card }: { card: ConversationCard & OwnUnlock }) {
  const { byKey } = useMediaByKey();
  const key = card.unlocked_video_media_key ?? card.unlocked_image_media_key;
  if (key !== undefined) {
    const media = byKey.get(key);
    return <bdi>{media ? mediaTitle(media) : key}</bdi>;
  }
  return unlocksSomething(card) ? "An image" : "Nothing";
}
