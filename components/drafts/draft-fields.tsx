import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { BuilderKnown, BuilderPartProps } from "@/components/builder/builder";
import { RemoveForbidden } from "@/components/builder/counted-text";
import { InternalNameField } from "@/components/builder/internal-name-field";
import { MediaField } from "@/components/media/media-field";
import { UploadArea } from "@/components/media/upload-area";
import { useMediaRecords } from "@/components/media/use-media-library";
import { AuthorField } from "@/components/posts/author-field";
import type { useAttachableCards } from "@/components/posts/use-attachable-cards";
import type { useAuthors } from "@/components/posts/use-authors";
import { AttachmentThumb } from "@/components/previews/attachment-thumb";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/segmented";
import { DRAFT_NAME_MAX, POST_IMAGES_MAX } from "@/lib/ads/endpoints/draft-posts";
import { attachableTypeName } from "@/lib/cards/card-words";
import type { DraftForm, KnownToDraft } from "@/lib/drafts/draft-form";
import { listPlain } from "@/lib/format/lists";
import { AD_FORMATS } from "@/lib/media/ad-formats";
import type { Mentionable } from "@/lib/post-text/mention-at";
import { attachmentView } from "@/lib/previews/attachment-view";
import { CardPicker } from "./card-picker";
import { ENDED_POLL_ADVICE } from "./ended-poll";
import { PostTextInput } from "./post-text-input";

const ATTACHED = [
  { value: "nothing", label: "None" },
  { value: "card", label: "Card" },
  { value: "media", label: "Media" },
] as const;

/** What is known around a post that is written. */
export interface DraftKnown extends BuilderKnown, KnownToDraft {
  readonly authors: ReturnType<typeof useAuthors>;
  readonly cards: ReturnType<typeof useAttachableCards>;
  /** The poll that it shows takes no more votes. */
  readonly ended: boolean;
  /** Names of other drafts with the same words. */
  readonly sameWords: readonly string[];
  /** Who may be mentioned: those who post for the account, and whom its drafts mention. */
  readonly mentionable: readonly Mentionable[];
  /** A post that exists keeps its author. */
  readonly fixedAuthor: boolean;
  /** The card that is made together with the post, instead of one that is chosen. */
  readonly made?: ReactNode;
}

type DraftPartProps = BuilderPartProps<DraftForm, DraftKnown>;

/** Everything that a post is made of. */
export function DraftFields(props: DraftPartProps) {
  const { draft: form, known, change, errorAt } = props;
  const { sameWords } = known;
  return (
    <UploadArea
      className="flex max-w-xl flex-col gap-5 p-4"
      onAdded={(key) => change((draft) => withMedia(draft, key), { label: "Add media" })}
    >
      <div data-field="text">
        <Field label="Text" error={errorAt("text")}>
          <PostTextInput
            value={form.text}
            mentionable={known.mentionable}
            onChange={(text) => change((draft) => ({ ...draft, text }), { label: "Text", run: "text" })}
          />
        </Field>
        <RemoveForbidden
          text={form.text}
          onChange={(text) => change((draft) => ({ ...draft, text }), { label: "Remove characters" })}
        />
        {sameWords.length > 0 && (
          <Banner tone="attention" title="Another draft says the same.">
            {listPlain(sameWords.slice(0, 3))}
            {sameWords.length > 3 && ` and ${sameWords.length - 3} more`}. Publishing is refused for the same
            words twice within a day.
          </Banner>
        )}
      </div>
      {known.made ?? <Attachment {...props} />}
      <div data-field="as_user_id">
        <AuthorField
          authors={known.authors}
          value={known.userId}
          fixed={known.fixedAuthor}
          error={errorAt("as_user_id")}
          onChange={(id) => change((draft) => ({ ...draft, userId: id }), { label: "Author" })}
        />
      </div>
      <div data-field="nullcast">
        <Switch
          checked={form.nullcast}
          onCheckedChange={(nullcast) =>
            change((draft) => ({ ...draft, nullcast }), { label: "Promoted only" })
          }
        >
          Promoted only
        </Switch>
        <p className="mt-1 text-sm text-text-muted">
          {form.nullcast
            ? "Shown where it is promoted; not on the author’s page, and not to followers."
            : "Once published it stands on the author’s page and followers see it, promoted or not."}
        </p>
      </div>
      <InternalNameField {...props} max={DRAFT_NAME_MAX} ifEmpty="the text is used as the name" />
    </UploadArea>
  );
}

/** A file that was dropped or pasted stands behind those that are chosen. */
const withMedia = (form: DraftForm, key: string): DraftForm => ({
  ...form,
  attached: "media",
  mediaKeys: form.mediaKeys.includes(key) ? form.mediaKeys : [...form.mediaKeys, key],
});

function Attachment({ draft: form, known: { cards, ended }, change, errorAt }: DraftPartProps) {
  const [picking, setPicking] = useState(false);
  const media = useMediaRecords();
  const card = form.cardUri === null ? undefined : cards.byUri.get(form.cardUri);
  const cardError = errorAt("card_uri");
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
            form.cardUri !== null &&
            " The card stays chosen here, and is not sent."}
        </p>
      )}
      {form.attached === "card" && (
        <div data-field="card_uri" className="flex flex-col gap-2">
          {form.cardUri !== null && (
            <div className="flex items-center gap-2 rounded-md border px-1 py-1">
              {card && <AttachmentThumb view={attachmentView(card.record, media)} className="h-9 w-14" />}
              <span className="min-w-0 flex-1">
                <bdi className="block truncate">{card?.name ?? form.cardUri}</bdi>
                <span className="block truncate text-sm text-text-muted">
                  {card
                    ? attachableTypeName(card.type)
                    : cards.complete
                      ? "No card of this account"
                      : "Reading the cards…"}
                </span>
              </span>
              <IconButton
                label="Remove the card"
                size="small"
                onClick={() => change((draft) => ({ ...draft, cardUri: null }), { label: "Remove the card" })}
              >
                <X size={14} aria-hidden />
              </IconButton>
            </div>
          )}
          {ended && <p className="text-attention text-sm">{ENDED_POLL_ADVICE}</p>}
          <Button className="self-start" onClick={() => setPicking(true)}>
            {form.cardUri === null ? "Choose a card" : "Replace"}
          </Button>
          <p role="alert" className="text-blocked text-sm empty:hidden">
            {cardError}
          </p>
          {picking && (
            <CardPicker
              list={cards}
              media={media}
              onClose={() => setPicking(false)}
              onPick={({ uri }) => {
                setPicking(false);
                change((draft) => ({ ...draft, cardUri: uri }), { label: "Choose a card" });
              }}
            />
          )}
        </div>
      )}
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
