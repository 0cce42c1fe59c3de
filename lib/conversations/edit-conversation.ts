import { ACTIONS_MAX, type ConversationForm, withoutSign } from "./conversation-form";
import type { ConversationKind } from "./conversation-view";

type Edit = (form: ConversationForm) => ConversationForm;

/** Another kind shows other media: what was chosen for the first one is let go. */
export const asKind =
  (kind: ConversationKind): Edit =>
  (form) => ({
    ...form,
    kind,
    mediaKey: null,
    posterKey: null,
    ...(form.unlock === "video" && { unlock: "nothing", unlockKey: null }),
  });

export const addAction: Edit = (form) =>
  form.actions.length >= ACTIONS_MAX
    ? form
    : { ...form, actions: [...form.actions, { hashtag: "", post: "" }] };

/** The last one that is left stays. */
export const removeAction =
  (index: number): Edit =>
  (form) =>
    form.actions.length === 1 ? form : { ...form, actions: form.actions.filter((_, at) => at !== index) };

const setAction =
  (index: number, change: Partial<ConversationForm["actions"][number]>): Edit =>
  (form) => ({
    ...form,
    actions: form.actions.map((action, at) => (at === index ? { ...action, ...change } : action)),
  });

export const setHashtag = (index: number, typed: string): Edit =>
  setAction(index, { hashtag: withoutSign(typed) });

export const setPost = (index: number, post: string): Edit => setAction(index, { post });

/** What is unlocked is chosen again for each type. */
export const unlocking =
  (unlock: ConversationForm["unlock"]): Edit =>
  (form) => ({ ...form, unlock, unlockKey: null });
