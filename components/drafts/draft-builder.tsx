"use client";

import { parseAsString, useQueryState } from "nuqs";
import {
  type Builder,
  type BuilderPartProps,
  type BuilderStart,
  startNew,
  startWith,
} from "@/components/builder/builder";
import { BuilderPage } from "@/components/builder/builder-page";
import { useAccount } from "@/components/shell/account";
import { panelHref, useAddressPart } from "@/components/shell/dashboard-route";
import { useAdsQuery } from "@/lib/ads/client";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import { refusedFields } from "@/lib/ads/refused-fields";
import { unrequestedChanges } from "@/lib/ads/unrequested-changes";
import {
  blankDraft,
  changedPost,
  composedFieldOf,
  composedProblems,
  type DraftForm,
  type DraftPost,
  draftLike,
  formOfPost,
  isDraftForm,
  madeOf,
  newPost,
  withCardToBe,
} from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";
import { DraftFields } from "./draft-fields";
import { DraftPreview } from "./draft-preview";
import { ENDED_POLL_ADVICE } from "./ended-poll";
import { type ComposerKnown, saveWithMade, useComposerKnown } from "./use-composer-known";
import { useNextSteps } from "./use-next-steps";

/** An existing post under edit. */
type WrittenPost = DraftPost | scheduledPosts.ScheduledPost;
type PostBuilder<Original> = Builder<DraftForm, ComposerKnown, Original>;

/** The fields show the current post; typing changes the initial one, in a single undo step. */
const Composer = (props: BuilderPartProps<DraftForm, ComposerKnown>) => (
  <DraftFields {...props} draft={props.known.whole} />
);

/** The common parts of writing and editing posts: text, a card or media, an author. */
const posts = {
  closedTo: "the composer",
  isDraft: isDraftForm,
  useKnown,
  problems: (_, known) => composedProblems(known.whole, known),
  advice: (_, { ended }) => (ended ? [{ field: "card_uri", message: ENDED_POLL_ADVICE }] : []),
  failure: "The draft was not saved",
  refusals: (error) => refusedFields(error, composedFieldOf),
  Fields: Composer,
  Preview: DraftPreview,
} satisfies Partial<PostBuilder<WrittenPost | undefined>>;

/** Writes a draft: an empty one, with `?from=` a copy, or with `?card=` or `?media=` one with an attachment. */
export function NewDraft() {
  return <BuilderPage builder={newDraft} />;
}

const newDraft: PostBuilder<undefined> = {
  ...posts,
  title: "New post",
  needs: draftPosts.create,
  action: (_, { whole }) => saving("Save draft", whole),
  useStart: useNewStart,
  useNext: useNextSteps,
  save: async (send, { draft, known, account, next }) => {
    const { accountId: account_id } = account;
    const { data } = await saveWithMade(draft, known, account_id, (whole) =>
      send(draftPosts.create, { account_id, ...newPost(whole, known.userId ?? "") }),
    );
    return {
      title: `Saved ${draftTitle(data)}`,
      description: "Saved as draft, not published.",
      href: panelHref(account, "drafts", data.id, next),
    };
  },
};

function useNewStart(): BuilderStart<DraftForm> {
  const { accountId } = useAccount();
  const [from] = useQueryState("from", parseAsString);
  const [card] = useQueryState("card", parseAsString);
  const [media] = useQueryState("media", parseAsString);
  const input = { account_id: accountId, draft_post_id: from ?? "" };
  const original = useAdsQuery(draftPosts.get, input, { enabled: from !== null });
  if (from !== null) {
    return startWith("The draft to duplicate", original, (draft) =>
      startNew(`draft like ${from}`, () => draftLike(draft)),
    );
  }
  if (media !== null) {
    return startNew(`draft with ${media}`, () => ({
      ...blankDraft(),
      attached: "media",
      mediaKeys: [media],
    }));
  }
  if (card === null) return startNew("draft", blankDraft);
  return startNew(`draft with ${card}`, () => ({ ...blankDraft(), attached: "card", cardUri: card }));
}

/** Edits a draft; only touched fields are sent. */
export function EditDraft() {
  return <BuilderPage builder={editDraft} />;
}

const editDraft: PostBuilder<WrittenPost> = {
  ...posts,
  title: "Edit draft",
  needs: draftPosts.update,
  action: (_, { whole }) => saving("Save changes", whole),
  useStart: useDraftStart,
  useNext: useNextSteps,
  save: async (send, { draft, known, original, account, next }) => {
    if (known.unchanged) return { href: panelHref(account, "drafts", original.id, next) };
    const { accountId: account_id } = account;
    const { data, sent } = await saveWithMade(draft, known, account_id, async (whole) => {
      const sent = changesOf(whole, original);
      return {
        sent,
        ...(await send(draftPosts.update, { account_id, draft_post_id: original.id, ...sent })),
      };
    });
    return { ...changed(original, data, sent), href: panelHref(account, "drafts", data.id, next) };
  },
};

function useDraftStart(): BuilderStart<DraftForm, WrittenPost> {
  const { accountId } = useAccount();
  const input = { account_id: accountId, draft_post_id: useAddressPart("draftId") };
  return startWith("The draft", useAdsQuery(draftPosts.get, input), (post) => startOf("draft", post));
}

/** Edits the text and attachment of a scheduled post; its time is changed in its panel. */
export function EditScheduled() {
  return <BuilderPage builder={editScheduled} />;
}

const editScheduled: PostBuilder<WrittenPost> = {
  ...posts,
  title: "Edit scheduled post",
  needs: scheduledPosts.update,
  action: (_, { whole }) => saving("Save changes", whole),
  failure: "The post was not saved",
  useStart: useScheduledStart,
  save: async (send, { draft, known, original, account }) => {
    const { accountId: account_id } = account;
    const { data, sent } = await saveWithMade(draft, known, account_id, async (whole) => {
      const sent = changesOf(whole, original);
      const input = { account_id, scheduled_post_id: original.id, ...sent };
      return { sent, ...(await send(scheduledPosts.update, input)) };
    });
    return {
      ...changed(original, data, sent),
      href: panelHref(account, "drafts/scheduled", data.id, { author: data.user_id }),
    };
  },
};

function useScheduledStart(): BuilderStart<DraftForm, WrittenPost> {
  const { accountId } = useAccount();
  const input = { account_id: accountId, scheduled_post_id: useAddressPart("scheduledId") };
  const post = useAdsQuery(scheduledPosts.get, input);
  return startWith("The post", post, (written) => startOf("scheduled post", written));
}

const startOf = (what: string, post: WrittenPost): BuilderStart<DraftForm, WrittenPost> => ({
  state: "ready",
  name: `${what} ${post.id}`,
  version: post.updated_at,
  draft: () => formOfPost(post),
  original: post,
});

const changesOf = (form: DraftForm, post: WrittenPost) => changedPost(withCardToBe(form), formOfPost(post));

/** What is said of a changed post. */
const changed = (before: WrittenPost, after: WrittenPost, sent: object) => ({
  title: `Changed ${draftTitle(after)}`,
  surprises: {
    name: draftTitle(after),
    differences: unrequestedChanges(before, after, Object.keys(sent)),
  },
});

const isNothing = (changes: object): boolean => Object.keys(changes).length === 0;

function useKnown(form: DraftForm, original: WrittenPost | undefined): ComposerKnown {
  const known = useComposerKnown(form, original);
  const { whole } = known;
  const unchanged = original !== undefined && isNothing(changesOf(whole, original));
  return { ...known, unchanged, closed: whyClosed(whole, original) ?? known.closed };
}

/** What saving creates, including that a poll starts: "Create poll and save draft: voting starts now". */
function saving(words: string, whole: DraftForm): string {
  const kind = madeOf(whole)?.kind;
  if (kind === undefined) return words;
  const both = `Create ${kind} and ${words.toLowerCase()}`;
  return kind === "poll" ? `${both}: voting starts now` : both;
}

function whyClosed(form: DraftForm, original: WrittenPost | undefined): string | undefined {
  if (!original) return undefined;
  if ("scheduled_status" in original && original.scheduled_status !== "SCHEDULED") {
    return "It is not waiting any more.";
  }
  return isNothing(changesOf(form, original)) ? "Nothing was changed yet." : undefined;
}
