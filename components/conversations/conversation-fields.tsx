import { Plus, X } from "lucide-react";
import type { BuilderPartProps } from "@/components/builder/builder";
import { CountedText } from "@/components/builder/counted-text";
import { InternalNameField } from "@/components/builder/internal-name-field";
import { FrameAsPoster } from "@/components/media/frame/frame-as-poster";
import { MediaField } from "@/components/media/media-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { WebAddressInput } from "@/components/ui/web-address-input";
import {
  CONVERSATION_NAME_MAX,
  CONVERSATION_TITLE_MAX,
  CTA_NAMES,
  HASHTAG_MAX,
  THANK_YOU_TEXT_MAX,
} from "@/lib/ads/conversation-fields";
import { ACTIONS_MAX, type ConversationForm } from "@/lib/conversations/conversation-form";
import { CONVERSATION_MEDIA, UNLOCKED_MEDIA } from "@/lib/conversations/conversation-media";
import {
  addAction,
  asKind,
  removeAction,
  setHashtag,
  setPost,
  unlocking,
} from "@/lib/conversations/edit-conversation";
import { AD_FORMATS } from "@/lib/media/ad-formats";
import { ReadersPost } from "./readers-post";
import type { ConversationKnown } from "./use-conversation-known";

const ORDINALS = ["First", "Second", "Third", "Fourth"] as const;
const KINDS = [
  { value: "image", label: "Image" },
  { value: "video", label: "Video" },
] as const;

type ConversationPartProps = BuilderPartProps<ConversationForm, ConversationKnown>;

/** The fields of a conversation card, in the order in which a reader sees them. */
export function ConversationFields(props: ConversationPartProps) {
  const { draft, change, errorAt } = props;
  return (
    <div className="flex max-w-xl flex-col gap-5 p-4">
      <InternalNameField {...props} max={CONVERSATION_NAME_MAX} />
      <Media {...props} />
      <CountedText
        field="title"
        label="Title"
        hint={
          draft.actions.length > 1
            ? "Below the media; may be left out with two or more hashtags."
            : "Below the media. With one hashtag a title is needed."
        }
        value={draft.title}
        max={CONVERSATION_TITLE_MAX}
        error={errorAt("title")}
        required={draft.actions.length < 2}
        onChange={(title) => change((card) => ({ ...card, title }), { label: "Title", run: "title" })}
      />
      <Actions {...props} />
      <ThankYou {...props} />
      <Unlock {...props} />
    </div>
  );
}

function Media({ draft, known, change, errorAt }: ConversationPartProps) {
  const video = draft.mediaKey === null ? undefined : known.media.mediaOf(draft.mediaKey);
  const setPoster = (key: string | undefined) =>
    change((card) => ({ ...card, posterKey: key ?? null }), { label: "Choose a poster" });
  return (
    <div className="flex flex-col gap-3" data-field="media_key">
      <h2 className="font-semibold text-lg">Media</h2>
      {known.card ? (
        <p className="text-text-muted">A {draft.kind} conversation; its kind cannot be changed.</p>
      ) : (
        <Segmented
          label="Kind"
          value={draft.kind}
          options={KINDS}
          className="self-start"
          onValueChange={(kind) => change(asKind(kind), { label: "Kind" })}
        />
      )}
      <MediaField
        label={draft.kind === "video" ? "Video" : "Picture"}
        allowed={CONVERSATION_MEDIA[draft.kind]}
        hint={draft.kind === "video" ? "16:9." : "1.91:1, at least 800 pixels wide."}
        value={draft.mediaKey === null ? [] : [draft.mediaKey]}
        error={errorAt("media_key")}
        onChange={([key]) =>
          change((card) => ({ ...card, mediaKey: key ?? null }), { label: "Choose media" })
        }
      />
      {draft.kind === "video" && (
        <div data-field="poster_media_key">
          <MediaField
            label="Poster"
            allowed={AD_FORMATS.poster}
            hint="Shown before the video plays. Without one it is the first frame."
            value={draft.posterKey === null ? [] : [draft.posterKey]}
            error={errorAt("poster_media_key")}
            onChange={([key]) => setPoster(key)}
          >
            {video && video !== "unread" && (
              <FrameAsPoster key={video.media_key} video={video} onPoster={setPoster} />
            )}
          </MediaField>
        </div>
      )}
    </div>
  );
}

function Actions({ draft, change, errorAt }: ConversationPartProps) {
  const { actions } = draft;
  const typing = (index: number, run: string) => ({
    label: `${ORDINALS[index]} call to action`,
    run: `${run}-${index}`,
  });
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-semibold text-lg">Calls to action</h2>
      {actions.map((action, index) => {
        const name = CTA_NAMES[index] ?? "first_cta";
        const ordinal = ORDINALS[index] ?? "First";
        return (
          <fieldset key={name} className="flex flex-col gap-3 border-l-2 pl-3">
            <legend className="sr-only">{ordinal} call to action</legend>
            <div className="flex items-start gap-2">
              <CountedText
                field={name}
                label={`${ordinal} hashtag`}
                value={action.hashtag}
                max={HASHTAG_MAX}
                error={errorAt(name)}
                required
                className="min-w-0 flex-1"
                onChange={(hashtag) => change(setHashtag(index, hashtag), typing(index, "hashtag"))}
              />
              {actions.length > 1 && (
                <IconButton
                  label={`Remove the ${ordinal.toLowerCase()} call to action`}
                  className="mt-6"
                  onClick={() => change(removeAction(index), { label: "Remove a call to action" })}
                >
                  <X size={16} aria-hidden />
                </IconButton>
              )}
            </div>
            <ReadersPost
              field={`${name}_post`}
              label={actions.length > 1 ? `${ordinal} pre-filled post` : "Pre-filled post"}
              action={action}
              error={errorAt(`${name}_post`)}
              onChange={(post) => change(setPost(index, post), typing(index, "post"))}
            />
          </fieldset>
        );
      })}
      <div>
        <Button
          disabledReason={
            actions.length >= ACTIONS_MAX ? `A card has at most ${ACTIONS_MAX} calls to action.` : undefined
          }
          onClick={() => change(addAction, { label: "Add a call to action" })}
        >
          <Plus size={14} aria-hidden />
          Add a call to action
        </Button>
      </div>
    </section>
  );
}

function ThankYou({ draft, change, errorAt }: ConversationPartProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">After posting</h2>
      <CountedText
        field="thank_you_text"
        label="Thank-you text"
        value={draft.thankYouText}
        max={THANK_YOU_TEXT_MAX}
        error={errorAt("thank_you_text")}
        required
        onChange={(thankYouText) =>
          change((card) => ({ ...card, thankYouText }), { label: "Thank-you text", run: "thank-you" })
        }
      />
      <div data-field="thank_you_url">
        <Field label="Thank-you address" hint="Optional." error={errorAt("thank_you_url")}>
          <WebAddressInput
            value={draft.thankYouUrl}
            onValueChange={(address) =>
              change((card) => ({ ...card, thankYouUrl: address }), {
                label: "Thank-you address",
                run: "thank-you-url",
              })
            }
          />
        </Field>
      </div>
    </section>
  );
}

function Unlock({ draft, known, change, errorAt }: ConversationPartProps) {
  const { unlock, unlockKey } = draft;
  const options = [
    { value: "nothing" as const, label: "Nothing" },
    ...(known.card ? [{ value: "kept" as const, label: "What it unlocks now (hidden)" }] : []),
    { value: "image" as const, label: "An image" },
    ...(draft.kind === "video" ? [{ value: "video" as const, label: "A video" }] : []),
  ];
  const field = unlock === "video" ? "unlocked_video_media_key" : "unlocked_image_media_key";
  return (
    <section className="flex flex-col gap-3" data-field={field}>
      <h2 className="font-semibold text-lg">Unlocks</h2>
      <Field
        label="After posting, unlock"
        hint="The key of an unlocked image is write-only, so it is shown here only until the card is saved."
      >
        <Select
          options={options}
          value={unlock}
          onValueChange={(next) => change(unlocking(next), { label: "What is unlocked" })}
        />
      </Field>
      {(unlock === "image" || unlock === "video") && (
        <MediaField
          label={unlock === "image" ? "Unlocked image" : "Unlocked video"}
          allowed={UNLOCKED_MEDIA[unlock]}
          value={unlockKey === null ? [] : [unlockKey]}
          error={errorAt(field)}
          onChange={([key]) =>
            change((card) => ({ ...card, unlockKey: key ?? null }), { label: "Choose what is unlocked" })
          }
        />
      )}
    </section>
  );
}
