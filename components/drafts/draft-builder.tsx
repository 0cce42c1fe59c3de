"use client";

import { parseAsString, useQueryState } from "nuqs";
import { type Builder, type BuilderStart, startNew, startWith } from "@/components/builder/builder";
import { BuilderPage } from "@/components/builder/builder-page";
import { useAccount } from "@/components/shell/account";
import { panelHref, useAddressPart } from "@/components/shell/dashboard-route";
import { useAdsQuery } from "@/lib/ads/client";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import { refusedFields } from "@/lib/ads/refused-fields";
import {
  blankDraft,
  changedPost,
  type DraftForm,
  type DraftPost,
  draftFieldOf,
  draftLike,
  draftProblems,
  formOfPost,
  isDraftForm,
  newPost,
} from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";
import { DraftFields, type DraftKnown } from "./draft-fields";
import { DraftPreview } from "./draft-preview";
import { ENDED_POLL_ADVICE } from "./ended-poll";
import { useDraftKnown } from "./use-draft-known";
import { useNextSteps } from "./use-next-steps";

/** A post that exists and is changed. */
type WrittenPost = DraftPost | scheduledPosts.ScheduledPost;
type PostBuilder<Original> = Builder<DraftForm, DraftKnown, Original>;

/** What writing and changing posts have in common: words, a card or media, an author. */
const posts = {
  closedTo: "the composer",
  isDraft: isDraftForm,
  useKnown,
  problems: draftProblems,
  advice: (_, { ended }) => (ended ? [{ field: "card_uri", message: ENDED_POLL_ADVICE }] : []),
  failure: "The draft was not saved",
  refusals: (error) => refusedFields(error, draftFieldOf),
  Fields: DraftFields,
  Preview: DraftPreview,
} satisfies Partial<PostBuilder<WrittenPost | undefined>>;

/** Writes a draft: an empty one, or with `?from=` a copy, or with `?card=` or `?media=` one that shows a card or a file. */
export function NewDraft() {
  return <BuilderPage builder={newDraft} />;
}

const newDraft: PostBuilder<undefined> = {
  ...posts,
  title: "New post",
  needs: draftPosts.create,
  action: "Save draft",
  useStart: useNewStart,
  useNext: useNextSteps,
  save: async (send, { draft, known: { userId = "" }, account, next }) => {
    const input = { account_id: account.accountId, ...newPost(draft, userId) };
    const { data } = await send(draftPosts.create, input);
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

/** Changes a draft; only what was touched is sent. */
export function EditDraft() {
  return <BuilderPage builder={editDraft} />;
}

const editDraft: PostBuilder<WrittenPost> = {
  ...posts,
  title: "Edit draft",
  needs: draftPosts.update,
  action: "Save changes",
  useStart: useDraftStart,
  useNext: useNextSteps,
  save: async (send, { draft, original, account, next }) => {
    const changes = changesOf(draft, original);
    if (isNothing(changes)) return { href: panelHref(account, "drafts", original.id, next) };
    const { data } = await send(draftPosts.update, {
      account_id: account.accountId,
      draft_post_id: original.id,
      ...changes,
    });
    return { title: `Changed ${draftTitle(data)}`, href: panelHref(account, "drafts", data.id, next) };
  },
};

function useDraftStart(): BuilderStart<DraftForm, WrittenPost> {
  const { accountId } = useAccount();
  const input = { account_id: accountId, draft_post_id: useAddressPart("draftId") };
  return startWith("The draft", useAdsQuery(draftPosts.get, input), (post) => startOf("draft", post));
}

/** Changes what a scheduled post says and shows; its time is changed in its panel. */
export function EditScheduled() {
  return <BuilderPage builder={editScheduled} />;
}

const editScheduled: PostBuilder<WrittenPost> = {
  ...posts,
  title: "Edit scheduled post",
  needs: scheduledPosts.update,
  action: "Save changes",
  failure: "The post was not saved",
  useStart: useScheduledStart,
  save: async (send, { draft, original, account }) => {
    const { data } = await send(scheduledPosts.update, {
      account_id: account.accountId,
      scheduled_post_id: original.id,
      ...changesOf(draft, original),
    });
    return {
      title: `Changed ${draftTitle(data)}`,
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

const changesOf = (form: DraftForm, post: WrittenPost) => changedPost(form, formOfPost(post));

const isNothing = (changes: object): boolean => Object.keys(changes).length === 0;

function useKnown(form: DraftForm, original: WrittenPost | undefined): DraftKnown {
  const known = useDraftKnown(form, original);
  const unchanged = original !== undefined && isNothing(changesOf(form, original));
  return { ...known, unchanged, closed: whyClosed(form, original) ?? known.closed };
}

function whyClosed(form: DraftForm, original: WrittenPost | undefined): string | undefined {
  if (!original) return undefined;
  if ("scheduled_status" in original && original.scheduled_status !== "SCHEDULED") {
    return "It is not waiting any more.";
  }
  return isNothing(changesOf(form, original)) ? "Nothing was changed yet." : undefined;
}
