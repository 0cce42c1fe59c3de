import { Plus, X } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { MediaField } from "@/components/media/media-field";
import { useMediaRecords } from "@/components/media/use-media-library";
import { AttachmentThumb } from "@/components/previews/attachment-thumb";
import { usePermission } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/segmented";
import * as cards from "@/lib/ads/endpoints/cards";
import { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
import { POST_IMAGES_MAX } from "@/lib/ads/endpoints/draft-posts";
import * as pollCards from "@/lib/ads/endpoints/poll-cards";
import { attachableTypeName } from "@/lib/cards/card-words";
import { madeOf, nameToBegin, withCard, withMade } from "@/lib/drafts/draft-form";
import { type MadeForPost, type MadeKind, newMade } from "@/lib/drafts/made-for-post";
import { AD_FORMATS } from "@/lib/media/ad-formats";
import { attachmentView } from "@/lib/previews/attachment-view";
import { CardPicker } from "./card-picker";
import { ENDED_POLL_ADVICE } from "./ended-poll";
import { MadeForPostFields } from "./made-for-post";
import type { DraftPartProps } from "./use-draft-known";

const ATTACHED = [
  { value: "nothing", label: "None" },
  { value: "card", label: "Card" },
  { value: "media", label: "Media" },
] as const;

/** The attachment of a post, below its text: a chosen or new card, poll or conversation, or media. */
export function PostAttachment(props: DraftPartProps) {
  const { draft: form, change, errorAt } = props;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">Attachment</h2>
      <Segmented
        label="Attachment"
        value={form.attached}
        options={ATTACHED}
        className="self-start"
        onValueChange={(attached) => change((draft) => ({ ...draft, attached }), { label: "Attachment" })}
      />
      {form.attached !== "nothing" && (
        <p className="text-sm text-text-muted">
          A post shows either a card or media.
          {form.attached === "card" &&
            form.mediaKeys.length > 0 &&
            " The media stay chosen here, and are not sent."}
          {form.attached === "media" &&
            (form.cardUri !== null || form.made) &&
            ` The ${form.made?.kind ?? "card"} stays here, and is not sent.`}
        </p>
      )}
      {form.attached === "card" && <Card {...props} />}
      {form.attached === "media" && (
        <div data-field="media_keys">
          <MediaField
            label="Media"
            allowed={AD_FORMATS.post}
            max={POST_IMAGES_MAX}
            hint="Up to four images, or one GIF, or one video. Drop or paste files anywhere here."
            value={form.mediaKeys}
            error={errorAt("media_keys")}
            onChange={(mediaKeys) => change((draft) => ({ ...draft, mediaKeys }), { label: "Choose media" })}
          />
        </div>
      )}
    </section>
  );
}

/** A chosen or new card: its fields appear here, and adding or removing it moves the focus. */
function Card(props: DraftPartProps) {
  const { draft, change } = props;
  const [begun, setBegun] = useState<string>();
  const choose = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState(0);
  useEffect(() => {
    if (removed > 0) choose.current?.focus();
  }, [removed]);
  const made = madeOf(draft);
  const onRemoved = () => setRemoved((before) => before + 1);
  if (made)
    return <MadeForPostFields {...props} made={made} fresh={made.id === begun} onRemoved={onRemoved} />;
  return (
    <ChosenCard
      {...props}
      choose={choose}
      onRemoved={onRemoved}
      onMake={(next) => {
        setBegun(next.id);
        change((before) => withMade(before, next), { label: `New ${next.kind}` });
      }}
    />
  );
}

interface ChosenProps extends DraftPartProps {
  choose: RefObject<HTMLButtonElement | null>;
  onMake: (made: MadeForPost) => void;
  onRemoved: () => void;
}

function ChosenCard({ draft: form, known, change, errorAt, choose, onMake, onRemoved }: ChosenProps) {
  const [picking, setPicking] = useState(false);
  const media = useMediaRecords();
  const { cards: list, ended } = known;
  const card = form.cardUri === null ? undefined : list.byUri.get(form.cardUri);
  return (
    <div data-field="card_uri" className="flex flex-col gap-2">
      {form.cardUri !== null && (
        <div className="flex items-center gap-2 rounded-md border px-1 py-1">
          {card && <AttachmentThumb view={attachmentView(card.record, media)} className="h-9 w-14" />}
          <span className="min-w-0 flex-1">
            <bdi className="block truncate">{card?.name ?? form.cardUri}</bdi>
            <span className="block truncate text-sm text-text-muted">
              {card
                ? attachableTypeName(card.type)
                : list.complete
                  ? "No card of this account"
                  : "Reading the cards…"}
            </span>
          </span>
          <IconButton
            label="Remove the card"
            size="small"
            onClick={() => {
              change((draft) => withCard(draft, null), { label: "Remove the card" });
              onRemoved();
            }}
          >
            <X size={14} aria-hidden />
          </IconButton>
        </div>
      )}
      {ended && <p className="text-attention text-sm">{ENDED_POLL_ADVICE}</p>}
      <div className="flex flex-wrap gap-2">
        <Button ref={choose} onClick={() => setPicking(true)}>
          {form.cardUri === null ? "Choose a card" : "Replace"}
        </Button>
        {MAKES.map(({ kind, needs }) => (
          <MakeButton
            key={kind}
            kind={kind}
            needs={needs}
            onMake={() => onMake(newMade(kind, nameToBegin(form)))}
          />
        ))}
      </div>
      <p role="alert" className="text-blocked text-sm empty:hidden">
        {errorAt("card_uri")}
      </p>
      {picking && (
        <CardPicker
          list={list}
          media={media}
          onClose={() => setPicking(false)}
          onPick={({ uri }) => {
            setPicking(false);
            change((draft) => withCard(draft, uri), { label: "Choose a card" });
          }}
        />
      )}
    </div>
  );
}

/** The possible new attachments, and the endpoints that create them. */
const MAKES = [
  { kind: "card", needs: cards.create },
  { kind: "poll", needs: pollCards.create },
  { kind: "conversation", needs: conversationCards.image.create },
] as const;

interface MakeButtonProps {
  kind: MadeKind;
  needs: Parameters<typeof usePermission>[0];
  onMake: () => void;
}

function MakeButton({ kind, needs, onMake }: MakeButtonProps) {
  const { reason } = usePermission(needs);
  return (
    <Button disabledReason={reason} onClick={onMake}>
      <Plus size={14} aria-hidden />
      New {kind}
    </Button>
  );
}
