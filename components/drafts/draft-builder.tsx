import { useMemo } from "react";
import { BuilderFrame } from "@/components/builder/builder-frame";
import { useKeptHistory } from "@/components/builder/use-kept-history";
import { useSaving } from "@/components/builder/use-saving";
import { useChosenMedia } from "@/components/media/use-chosen-media";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { useAuthors } from "@/components/posts/use-authors";
import { PostPreview } from "@/components/previews/previews";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/place";
import { ErrorState } from "@/components/ui/error-state";
import { useAdsList } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { refusedFields } from "@/lib/ads/refused-fields";
import {
  type DraftField,
  type DraftForm,
  draftFieldOf,
  draftProblems,
  isDraftForm,
  postOf,
} from "@/lib/drafts/draft-form";
import { draftsSaying, draftTitle } from "@/lib/drafts/draft-view";
import { DraftFields } from "./draft-fields";
import { ENDED_POLL_ADVICE, useEndedPoll } from "./ended-poll";
import { useAttachableCards } from "./use-attachable-cards";

interface DraftBuilderProps {
  /** What is built, for what is kept on the device: "draft", "draft 123". */
  name: string;
  title: string;
  initial: () => DraftForm;
  /** The post that is changed; a new one has none. */
  postId?: string;
  primary: string;
  /** Why it cannot be saved, besides what is missing. */
  disabledReason?: (form: DraftForm) => string | undefined;
  /** Saves; throws a call's error when the service refuses. */
  onSave: (form: DraftForm, userId: string) => Promise<void>;
}

/** Writes a post: words, a card or media, its author, and beside it what its readers will see. */
export function DraftBuilder({
  name,
  title,
  initial,
  postId,
  primary,
  disabledReason,
  onSave,
}: DraftBuilderProps) {
  const place = useAccount();
  const { accountId } = place;
  const history = useKeptHistory({ name, accountId, initial, isValue: isDraftForm });
  const form = history.value;
  const authors = useAuthors();
  const userId = form.userId ?? authors.usual;
  const cards = useAttachableCards();
  const lookup = useMediaLookup();
  const others = useAdsList(draftPosts.list, { account_id: accountId, count: SHORT_PAGE_MAX });
  const { busy, tried, error, save, forget } = useSaving();

  const drawn = useMemo(() => ({ ...postOf(form), nullcast: form.nullcast }), [form]);
  const { known, reading: readingMedia } = useChosenMedia(drawn.media_keys, { measured: false });
  const typeOf = (key: string) => {
    const media = known.mediaOf(key);
    return typeof media === "object" ? media.media_type : media;
  };
  const cardOf = cards.recordOf(drawn.card_uri);
  const ended = useEndedPoll(drawn.card_uri === null ? undefined : cards.byUri.get(drawn.card_uri));
  const hasCard = (uri: string) => cards.byUri.has(uri) || !cards.complete;
  const missing = draftProblems(form, { typeOf, hasCard, userId });
  const refused = refusedFields(error, draftFieldOf);
  const errorAt = (field: DraftField) =>
    refused.fields.get(field) ??
    // What nobody has chosen yet is no mistake before somebody tried to save.
    (tried || (form.text !== "" && !isUnchosen(form, field))
      ? missing.find((problem) => problem.field === field)?.message
      : undefined);
  const sameWords = useMemo(
    () => draftsSaying(form.text, others.records, postId).map(draftTitle),
    [form.text, others.records, postId],
  );
  const send = async () => {
    if (userId === undefined) return;
    await onSave(form, userId);
    await history.finish();
  };
  return (
    <BuilderFrame
      title={title}
      history={history}
      blank={initial}
      list={{ href: accountHref(place, "drafts"), of: "drafts" }}
      fields={
        <DraftFields
          form={form}
          userId={userId}
          authors={authors}
          cards={cards}
          sameWords={sameWords}
          fixedAuthor={postId !== undefined}
          errorAt={errorAt}
          onChange={(next, how) => {
            forget();
            history.change(next, how);
          }}
        />
      }
      preview={
        <PostPreview
          post={drawn}
          name={form.name || title}
          author={authors.authors.find(({ id }) => id === userId)?.user}
          card={cardOf}
          media={lookup}
        />
      }
      missing={missing}
      advice={ended ? [{ field: "card_uri", message: ENDED_POLL_ADVICE }] : []}
      notice={
        error && !refused.complete ? (
          <ErrorState compact title="The draft was not saved" error={error} />
        ) : undefined
      }
      primary={{
        label: primary,
        onClick: () => save(missing.length === 0, send),
        busy,
        disabledReason:
          disabledReason?.(form) ?? (cardOf === "pending" ? "Reading the cards…" : readingMedia),
      }}
    />
  );
}

const isUnchosen = ({ cardUri, mediaKeys }: DraftForm, field: DraftField): boolean =>
  (field === "card_uri" && cardUri === null) || (field === "media_keys" && mediaKeys.length === 0);
