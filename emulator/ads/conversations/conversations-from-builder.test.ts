import fc from "fast-check";
import { expect, it } from "vitest";
import { type ConversationTerms, CTA_NAMES } from "@/lib/ads/conversation-fields";
import { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
import {
  blankConversation,
  type ConversationForm,
  changedTerms,
  conversationLike,
  conversationProblems,
  conversationTyped,
  isConversationForm,
  newTerms,
  termsOf,
  unlocksSomething,
} from "@/lib/conversations/conversation-form";
import {
  CONVERSATION_KINDS,
  type ConversationCard,
  type ConversationKind,
} from "@/lib/conversations/conversation-view";
import {
  addAction,
  asKind,
  removeAction,
  setHashtag,
  setPost,
  unlocking,
} from "@/lib/conversations/edit-conversation";
import { openAccount } from "../../testing/account";
import {
  address,
  type Edit,
  expectNoThirdCase,
  line,
  lines,
  mediaKey,
  openLibrary,
  send,
} from "../../testing/builder";
import { startService } from "../../testing/service";

const nth = fc.nat({ max: 3 });
const hashtag = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("yes", "#no", "＃maybe", "größer", "مرحبا", " blue ") },
  line(20, 1),
  fc.constantFrom("", "#", "2026", "#1234", "a".repeat(20), "a".repeat(21), "# two", "two words", "🌵"),
);
/** At the edge of what readers may post, in other letters, with addresses, and with what no post may have. */
const readersText = fc.constantFrom(
  "あ".repeat(140),
  "あ".repeat(137),
  "a".repeat(275),
  `https://www.example.com/${"b".repeat(400)}`,
  "a\ufeffb",
  "a\uffff",
);
const unlocked = fc.constantFrom("nothing", "kept", "image", "video");

const set =
  (change: Partial<ConversationForm>): Edit<ConversationForm> =>
  (form) => ({ ...form, ...change });

/** Only what is offered: videos are unlocked by videos, and a new card keeps nothing. */
const unlock =
  (what: ConversationForm["unlock"], offered: boolean): Edit<ConversationForm> =>
  (form) =>
    (what === "video" && form.kind !== "video") || (what === "kept" && !offered)
      ? form
      : unlocking(what)(form);
const unlockKey =
  (key: string | null): Edit<ConversationForm> =>
  (form) =>
    form.unlock === "image" || form.unlock === "video" ? { ...form, unlockKey: key } : form;
const poster =
  (key: string | null): Edit<ConversationForm> =>
  (form) =>
    form.kind === "video" ? { ...form, posterKey: key } : form;
const chosen = fc.option(mediaKey, { freq: 8 });

const edits = (exists: boolean): fc.Arbitrary<Edit<ConversationForm>> =>
  fc.oneof(
    line(80).map((name) => set({ name })),
    line(23).map((title) => set({ title })),
    line(23).map((thankYouText) => set({ thankYouText })),
    address.map((thankYouUrl) => set({ thankYouUrl })),
    chosen.map((key) => set({ mediaKey: key })),
    chosen.map(poster),
    unlocked.map((what) => unlock(what, exists)),
    chosen.map(unlockKey),
    fc.constant(addAction),
    nth.map(removeAction),
    fc.tuple(nth, hashtag).map(([index, typed]) => setHashtag(index, typed)),
    fc.tuple(nth, fc.oneof(lines(280), readersText)).map(([index, typed]) => setPost(index, typed)),
    ...(exists ? [] : [fc.constantFrom(...CONVERSATION_KINDS).map(asKind)]),
  );

const RIGHT = 30;
const complete: fc.Arbitrary<Edit<ConversationForm>> = fc
  .record({
    name: line(80, RIGHT),
    title: fc.oneof({ weight: 4, arbitrary: fc.constant("") }, line(23, RIGHT)),
    thankYouText: line(23, RIGHT),
    thankYouUrl: fc.constantFrom("", "https://www.example.com/", "https://münchen.example/a?b"),
    action: fc.constantFrom("yes", "#no", "größer", "مرحبا"),
    post: lines(280, RIGHT),
    still: fc.constantFrom("3_1", "3_2", "3_1", "3_5"),
    film: fc.constantFrom("7_1", "7_2", "7_1", "7_5"),
    banner: fc.constantFrom("3_7", "3_7", "3_1"),
  })
  .map((typed) => (form) => ({
    ...form,
    name: typed.name,
    title: typed.title,
    thankYouText: typed.thankYouText,
    thankYouUrl: typed.thankYouUrl,
    mediaKey: form.kind === "video" ? typed.film : typed.still,
    actions: form.actions.map(() => ({ hashtag: typed.action, post: typed.post })),
    unlockKey: form.unlock === "video" ? typed.film : form.unlock === "image" ? typed.banner : form.unlockKey,
  }));

/** Cards that others made, by other ways than this builder: with gaps, and with media that left the library since. */
const existing = fc
  .record({
    kind: fc.constantFrom(...CONVERSATION_KINDS),
    left: fc.boolean(),
    title: fc.option(fc.constantFrom("What do you think?", " padded ", "  ")),
    actions: fc.array(fc.constantFrom("both", "both", "none"), { minLength: 3, maxLength: 3 }),
    thankYouUrl: fc.option(fc.constant("https://www.example.com/")),
    unlocks: fc.constantFrom("nothing", "image", "video", "both"),
    poster: fc.boolean(),
  })
  .map(({ kind, left, title, actions, thankYouUrl, unlocks, poster }) => {
    const [still, film] = left ? (["3_8", "7_8"] as const) : (["3_1", "7_1"] as const);
    const isVideo = kind === "video";
    const ctas = actions.flatMap((has, index) => {
      const name = CTA_NAMES[index + 1] ?? "first_cta";
      return has === "none"
        ? []
        : [
            [name, `#${name}`],
            [`${name}_post`, `Post of ${name}`],
          ];
    });
    const fields: Readonly<Record<string, string>> = {
      name: " Launch ",
      media_key: isVideo ? film : still,
      first_cta: "#yes",
      first_cta_post: "Yes, please",
      thank_you_text: "Thank you!",
      ...(title !== null && { title }),
      ...(actions[0] !== "both" && title === null && { title: "Needed" }),
      ...Object.fromEntries(ctas),
      ...(thankYouUrl !== null && { thank_you_url: thankYouUrl }),
      ...((unlocks === "image" || unlocks === "both") && { unlocked_image_media_key: still }),
      ...(isVideo && (unlocks === "video" || unlocks === "both") && { unlocked_video_media_key: film }),
      ...(isVideo && poster && { poster_media_key: still }),
    };
    return { kind, fields };
  });

const WRITE_ONLY = ["poster_media_key", "unlocked_image_media_key", "unlocked_video_media_key"];
const significant = (terms: ConversationTerms) =>
  Object.fromEntries(Object.entries(terms).filter(([name]) => !WRITE_ONLY.includes(name)));

async function openConversations() {
  const service = startService("empty");
  const account = openAccount(service);
  const library = await openLibrary(service, account);
  const read = async (kind: ConversationKind, card_id: string): Promise<ConversationCard> => {
    const { get } = conversationCards[kind];
    return get.data.parse((await send(service, get, { account_id: account.id, card_id })).record);
  };
  const make = async ({ kind, fields }: { kind: ConversationKind; fields: Record<string, string> }) => {
    const made = await library.before(() => account.post(`cards/${kind}_conversation`, fields));
    return read(kind, made.record.id);
  };
  const create = (form: ConversationForm) => {
    const input = { account_id: account.id, ...newTerms(form) };
    const { create } = conversationCards[form.kind];
    return send(service, create, create.params.parse(input));
  };
  const update = (form: ConversationForm, card: ConversationCard) => {
    const input = { account_id: account.id, card_id: card.id, ...changedTerms(form, card) };
    const { update } = conversationCards[form.kind];
    return send(service, update, update.params.parse(input));
  };
  /** The card now has the values of the form. */
  const expectSaved = async (form: ConversationForm, id: string, unlocks: boolean) => {
    const card = await read(form.kind, id);
    expect(significant(termsOf(conversationTyped(card)))).toEqual(significant(termsOf(form)));
    expect(unlocksSomething(card)).toBe(unlocks);
  };
  return { media: library.known, make, create, update, expectSaved };
}

it("makes a conversation, or says what keeps it from being made", async () => {
  const { media, make, create, expectSaved } = await openConversations();
  await expectNoThirdCase<Parameters<typeof make>[0] | null, ConversationForm>({
    beginnings: fc.option(existing, { freq: 2 }),
    open: async (like) => ({
      begin: like ? conversationLike(await make(like)) : blankConversation(),
      reasons: (form) => conversationProblems(form, { media }),
      save: create,
      saved: (form, { record }) => expectSaved(form, record.id, form.unlock !== "nothing"),
    }),
    edit: edits(false),
    complete,
    isState: isConversationForm,
    numRuns: 400,
  });
});

it("changes a conversation, or says what keeps it from being changed", async () => {
  const { media, make, update, expectSaved } = await openConversations();
  await expectNoThirdCase<Parameters<typeof make>[0], ConversationForm>({
    beginnings: existing,
    open: async (beginning) => {
      const card = await make(beginning);
      return {
        begin: conversationTyped(card),
        reasons: (form) => [
          ...(Object.keys(changedTerms(form, card)).length === 0
            ? [{ field: "primary", message: "Nothing was changed yet." }]
            : []),
          ...conversationProblems(form, { media, card }),
        ],
        save: (form) => update(form, card),
        saved: (form) =>
          expectSaved(
            form,
            card.id,
            form.unlock === "kept" ? unlocksSomething(card) : form.unlock !== "nothing",
          ),
      };
    },
    edit: edits(true),
    complete,
    isState: isConversationForm,
    numRuns: 400,
  });
});
