import { X } from "lucide-react";
import { useState } from "react";
import { CountedText } from "@/components/builder/counted-text";
import { RemoveForbidden } from "@/components/builder/remove-forbidden";
import { MediaField } from "@/components/media/media-field";
import { AuthorField } from "@/components/posts/author-field";
import type { useAuthors } from "@/components/posts/use-authors";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/segmented";
import { DRAFT_NAME_MAX, POST_IMAGES_MAX } from "@/lib/ads/endpoints/draft-posts";
import type { DraftField, DraftForm } from "@/lib/drafts/draft-form";
import { listPlain } from "@/lib/format/lists";
import { AD_FORMATS } from "@/lib/media/ad-formats";
import { CardPicker } from "./card-picker";
import { ENDED_POLL_ADVICE, useEndedPoll } from "./ended-poll";
import { PostTextInput } from "./post-text-input";
import type { useAttachableCards } from "./use-attachable-cards";

const ATTACHED = [
  { value: "nothing", label: "None" },
  { value: "card", label: "Card" },
  { value: "media", label: "Media" },
] as const;

interface DraftFieldsProps {
  form: DraftForm;
  userId: string | undefined;
  authors: ReturnType<typeof useAuthors>;
  cards: ReturnType<typeof useAttachableCards>;
  /** Names of other drafts with the same words. */
  sameWords: readonly string[];
  /** A post that exists keeps its author. */
  fixedAuthor: boolean;
  /** `label` says what is done; changes of one `run` are undone together. */
  onChange: (next: (form: DraftForm) => DraftForm, how: { label: string; run?: string }) => void;
  errorAt: (field: DraftField) => string | undefined;
}

/** Everything that a post is made of. */
export function DraftFields(props: DraftFieldsProps) {
  const { form, userId, authors, sameWords, fixedAuthor, onChange, errorAt } = props;
  return (
    <div className="flex max-w-xl flex-col gap-5 p-4">
      <div data-field="text">
        <Field label="Text" error={errorAt("text")}>
          <PostTextInput
            value={form.text}
            onChange={(text) => onChange((draft) => ({ ...draft, text }), { label: "Text", run: "text" })}
          />
        </Field>
        <RemoveForbidden
          text={form.text}
          onChange={(text) => onChange((draft) => ({ ...draft, text }), { label: "Remove characters" })}
        />
        {sameWords.length > 0 && (
          <Banner tone="attention" title="Another draft says the same.">
            {listPlain(sameWords.slice(0, 3))}
            {sameWords.length > 3 && ` and ${sameWords.length - 3} more`}. Publishing is refused for the same
            words twice within a day.
          </Banner>
        )}
      </div>
      <Attachment {...props} />
      <div data-field="as_user_id">
        <AuthorField
          authors={authors}
          value={userId}
          fixed={fixedAuthor}
          error={errorAt("as_user_id")}
          onChange={(id) => onChange((draft) => ({ ...draft, userId: id }), { label: "Author" })}
        />
      </div>
      <div data-field="nullcast">
        <Switch
          checked={form.nullcast}
          onCheckedChange={(nullcast) =>
            onChange((draft) => ({ ...draft, nullcast }), { label: "Promoted only" })
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
      <CountedText
        field="name"
        label="Name"
        hint="Internal name – not shown publicly. If empty, the text is used as the name."
        value={form.name}
        max={DRAFT_NAME_MAX}
        error={errorAt("name")}
        onChange={(name) => onChange((draft) => ({ ...draft, name }), { label: "Name", run: "name" })}
      />
    </div>
  );
}

function Attachment({ form, cards, onChange, errorAt }: DraftFieldsProps) {
  const [picking, setPicking] = useState(false);
  const card = form.cardUri === null ? undefined : cards.byUri.get(form.cardUri);
  const cardError = errorAt("card_uri");
  const ended = useEndedPoll(card);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">Attachment</h2>
      <Segmented
        label="Attachment"
        value={form.attached}
        options={ATTACHED}
        className="self-start"
        onValueChange={(attached) => onChange((draft) => ({ ...draft, attached }), { label: "Attachment" })}
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
            <div className="flex items-center gap-2 rounded-md border py-1 pr-1 pl-3">
              <span className="min-w-0 flex-1">
                <bdi className="block truncate">{card?.name ?? form.cardUri}</bdi>
                <span className="block truncate text-sm text-text-muted">
                  {card ? card.type : cards.complete ? "No card of this account" : "Reading the cards…"}
                </span>
              </span>
              <IconButton
                label="Remove the card"
                size="small"
                onClick={() =>
                  onChange((draft) => ({ ...draft, cardUri: null }), { label: "Remove the card" })
                }
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
              onClose={() => setPicking(false)}
              onPick={({ uri }) => {
                setPicking(false);
                onChange((draft) => ({ ...draft, cardUri: uri }), { label: "Choose a card" });
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
            hint="Up to four images, or one GIF, or one video."
            value={form.mediaKeys}
            error={errorAt("media_keys")}
            onChange={(mediaKeys) =>
              onChange((draft) => ({ ...draft, mediaKeys }), { label: "Choose media" })
            }
          />
        </div>
      )}
    </section>
  );
}
