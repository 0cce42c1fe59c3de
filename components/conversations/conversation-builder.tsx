import { useMemo } from "react";
import { BuilderFrame } from "@/components/builder/builder-frame";
import { useKeptHistory } from "@/components/builder/use-kept-history";
import { useSaving } from "@/components/builder/use-saving";
import { useChosenMedia } from "@/components/media/use-chosen-media";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { ConversationPreview } from "@/components/previews/previews";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/place";
import { ErrorState } from "@/components/ui/error-state";
import { refusedFields } from "@/lib/ads/refused-fields";
import {
  type ConversationField,
  type ConversationForm,
  changedTerms,
  conversationFieldOf,
  conversationProblems,
  isConversationForm,
  termsOf,
} from "@/lib/conversations/conversation-form";
import type { ConversationCard } from "@/lib/conversations/conversation-view";
import { ConversationFields } from "./conversation-fields";

interface ConversationBuilderProps {
  /** What is built, for what is kept on the device: "conversation", "conversation 1x2y". */
  name: string;
  title: string;
  initial: () => ConversationForm;
  /** The card that is changed; a new one has none. */
  card?: ConversationCard;
  primary: string;
  /** Saves; throws a call's error when the service refuses. */
  onSave: (form: ConversationForm) => Promise<void>;
}

/** Builds a conversation card, new or not; what a reader goes through can be tried in the preview. */
export function ConversationBuilder({
  name,
  title,
  initial,
  card,
  primary,
  onSave,
}: ConversationBuilderProps) {
  const place = useAccount();
  const { accountId } = place;
  const lookup = useMediaLookup();
  const history = useKeptHistory({ name, accountId, initial, isValue: isConversationForm });
  const form = history.value;
  const { busy, tried, error, save, forget } = useSaving();
  const chosen = useChosenMedia([form.mediaKey, form.posterKey, form.unlockKey]);
  const missing = conversationProblems(form, { media: chosen.known, card });
  const refused = refusedFields(error, conversationFieldOf);
  const terms = useMemo(() => termsOf(form), [form]);
  const drawn = useMemo(
    () => ({
      ...(card && hiddenMediaOf(card)),
      ...Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null)),
      card_type: form.kind === "video" ? "VIDEO_CONVERSATION" : "IMAGE_CONVERSATION",
    }),
    [card, terms, form.kind],
  );
  const errorAt = (field: ConversationField) =>
    refused.fields.get(field) ??
    // An empty field is no mistake before somebody tried to save.
    (tried || terms[field] ? missing.find((problem) => problem.field === field)?.message : undefined);
  const send = async () => {
    await onSave(form);
    await history.finish();
  };
  return (
    <BuilderFrame
      title={title}
      list={{ href: accountHref(place, "conversations"), of: "conversations" }}
      history={history}
      blank={initial}
      fields={
        <ConversationFields
          form={form}
          fixedKind={card !== undefined}
          errorAt={errorAt}
          onChange={(next, how) => {
            forget();
            history.change(next, how);
          }}
        />
      }
      preview={<ConversationPreview card={drawn} media={lookup} name={form.name || title} />}
      missing={missing}
      notice={
        error && !refused.complete ? (
          <ErrorState compact title="The conversation was not saved" error={error} />
        ) : undefined
      }
      primary={{
        label: primary,
        onClick: () => save(missing.length === 0, send),
        busy,
        disabledReason:
          card && Object.keys(changedTerms(form, card)).length === 0
            ? "Nothing was changed yet."
            : chosen.reading,
      }}
    />
  );
}

/** What the service tells of media whose keys it keeps to itself. */
const hiddenMediaOf = ({ media_url, unlocked_image_url, poster_media_url }: ConversationCard) => ({
  media_url,
  unlocked_image_url,
  poster_media_url,
});
