import fc from "fast-check";
import { expect, it } from "vitest";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import {
  blankDraft,
  changedPost,
  type DraftForm,
  draftFieldOf,
  draftLike,
  draftProblems,
  formOfPost,
  isDraftForm,
  newPost,
  postOf,
} from "@/lib/drafts/draft-form";
import { weigh } from "@/lib/post-text/weigh";
import { tidyName } from "@/lib/text/visible-name";
import { errorOf, openAccount } from "../../testing/account";
import {
  type Edit,
  expectNoThirdCase,
  LEFT,
  line,
  lines,
  mediaKey,
  openLibrary,
  send,
} from "../../testing/builder";
import { startService } from "../../testing/service";

const [MARA, JON, BRAND] = ["2200000001", "2200000002", "2200009999"] as const;

const text = fc.oneof(
  { weight: 3, arbitrary: lines(280) },
  // Addresses weigh 23 each, however long they are.
  fc
    .tuple(line(120), fc.array(fc.webUrl(), { maxLength: 12 }))
    .map(([words, addresses]) => [words, ...addresses].join(" ")),
  fc.nat({ max: 5_000 }).map((length) => `https://example.com/${"x".repeat(length)}`),
);
const mediaKeys = fc.oneof(
  fc.subarray(["3_1", "3_2", "3_5", "3_6", "3_7"]),
  fc.uniqueArray(mediaKey, { maxLength: 5 }),
  mediaKey.map((key) => [key]),
);
const attached = fc.constantFrom("nothing", "card", "media");

const set =
  (change: Partial<DraftForm>): Edit<DraftForm> =>
  (form) => ({ ...form, ...change });

interface Cards {
  readonly there: readonly string[];
  readonly gone: string;
}

/** `fixed` for a post that exists: its author stays. */
const edits = ({ there, gone }: Cards, { fixed }: { fixed: boolean }): fc.Arbitrary<Edit<DraftForm>> =>
  fc.oneof(
    text.map((typed) => set({ text: typed })),
    line(draftPosts.DRAFT_NAME_MAX).map((name) => set({ name })),
    fc.boolean().map((nullcast) => set({ nullcast })),
    { weight: 2, arbitrary: attached.map((what) => set({ attached: what })) },
    fc.constantFrom(...there, ...there, gone, null).map((cardUri) => set({ cardUri })),
    { weight: 2, arbitrary: mediaKeys.map((keys) => set({ mediaKeys: keys })) },
    ...(fixed ? [] : [fc.constantFrom(MARA, BRAND).map((userId) => set({ userId }))]),
  );

const completeWith = ({ there }: Cards): fc.Arbitrary<Edit<DraftForm>> =>
  fc
    .record({
      text: lines(280, 30),
      name: line(draftPosts.DRAFT_NAME_MAX, 30),
      cardUri: fc.constantFrom(...there),
      keys: fc.constantFrom(["3_1"], ["3_1", "3_2", "3_5", "3_7"], ["7_1"], ["16_1"], ["3_1", "7_1"]),
    })
    .map(({ keys, ...typed }) => (form) => ({ ...form, ...typed, mediaKeys: [...keys] }));

/** Posts that others made, of whatever kind. */
const existing = fc.record(
  {
    name: fc.constantFrom("Teaser", " padded "),
    nullcast: fc.constantFrom("true", "false"),
    shows: fc.constantFrom("card", "3_1", "3_1,3_2", LEFT[0], LEFT[1], "16_1"),
  },
  { requiredKeys: [] },
);
type Existing = Partial<Record<"name" | "nullcast" | "shows" | "scheduled_at", string>>;

async function openComposer() {
  const service = startService("empty");
  const account = openAccount(service);
  const library = await openLibrary(service, account);
  account.mayPromote(BRAND);
  const poll = { duration_in_minutes: "60", first_choice: "Blue", second_choice: "Green" };
  const polls = [];
  for (const name of ["One", "Two"]) polls.push((await account.post("cards/poll", { ...poll, name })).record);
  const card = await account.post("cards/image_conversation", {
    name: "Launch",
    title: "Which?",
    media_key: "3_1",
    first_cta: "yes",
    first_cta_post: "Yes",
    thank_you_text: "Thanks",
  });
  const [gone, remaining] = polls.map(({ card_uri }) => String(card_uri));
  const cards: Cards = { there: [remaining ?? "", String(card.record.card_uri)], gone: gone ?? "" };
  await account.remove(`cards/poll/${polls[0]?.id}`);
  /** Makes a post as others do, and with what has left the library since. */
  const make = async (path: string, { shows, ...fields }: Existing) => {
    const made = await library.before(() =>
      account.post(path, {
        as_user_id: MARA,
        text: "Hello",
        ...fields,
        ...(shows === "card" ? { card_uri: cards.there[0] ?? "" } : shows && { media_keys: shows }),
      }),
    );
    expect([made.status, made.body.errors]).toEqual([200, undefined]);
    return made.record;
  };
  return {
    service,
    account,
    cards,
    make,
    problems: (form: DraftForm, userId = form.userId ?? BRAND) =>
      draftProblems(form, {
        typeOf: library.typeOf,
        hasCard: (uri) => cards.there.includes(uri),
        userId,
      }),
  };
}

/** The post now has the values of the form. */
const expectSaved = (form: DraftForm, record: Parameters<typeof formOfPost>[0]) => {
  const after = formOfPost(record);
  expect([tidyName(after.name), after.nullcast]).toEqual([tidyName(form.name), form.nullcast]);
  expect(postOf(after)).toEqual(postOf(form));
  expect(weigh(after.text).remaining).toBeGreaterThanOrEqual(0);
};

it("writes a draft, or says what keeps it from being saved", async () => {
  const { service, account, cards, make, problems } = await openComposer();
  await expectNoThirdCase<Existing | "blank" | "card", DraftForm>({
    beginnings: fc.oneof(fc.constantFrom("blank" as const, "card" as const), existing),
    open: async (beginning) => ({
      begin:
        beginning === "blank"
          ? blankDraft()
          : beginning === "card"
            ? { ...blankDraft(), attached: "card", cardUri: "card://of-an-address" }
            : draftLike(draftPosts.draftPostRecord.parse(await make("draft_posts", beginning))),
      reasons: problems,
      save: (form) =>
        send(service, draftPosts.create, { account_id: account.id, ...newPost(form, form.userId ?? BRAND) }),
      saved: (form, { record }) => {
        const draft = draftPosts.draftPostRecord.parse(record);
        expectSaved(form, draft);
        expect(draft.user_id).toBe(form.userId ?? BRAND);
      },
    }),
    edit: edits(cards, { fixed: false }),
    complete: completeWith(cards),
    isState: isDraftForm,
    numRuns: 1_000,
  });
});

it("changes a draft, or says what keeps it from being changed", async () => {
  const { service, account, cards, make, problems } = await openComposer();
  await expectNoThirdCase<Existing, DraftForm>({
    beginnings: existing,
    open: async (beginning) => {
      const draft = draftPosts.draftPostRecord.parse(await make("draft_posts", beginning));
      const before = formOfPost(draft);
      return {
        begin: before,
        reasons: (form) => [...unchanged(form, before), ...problems(form)],
        save: (form) =>
          send(service, draftPosts.update, {
            account_id: account.id,
            draft_post_id: draft.id,
            ...changedPost(form, before),
          }),
        saved: (form, { record }) => expectSaved(form, draftPosts.draftPostRecord.parse(record)),
      };
    },
    edit: edits(cards, { fixed: true }),
    complete: completeWith(cards),
    isState: isDraftForm,
    numRuns: 1_000,
  });
});

it("changes a scheduled post, or says what keeps it from being changed", async () => {
  const { service, account, cards, make, problems } = await openComposer();
  let hours = 24;
  await expectNoThirdCase<Existing, DraftForm>({
    beginnings: existing,
    open: async (beginning) => {
      // The service takes so many for one quarter of an hour.
      hours += 1;
      const scheduled_at = new Date(service.clock.now() + hours * 3_600_000).toISOString();
      const made = await make("scheduled_posts", { ...beginning, scheduled_at });
      const post = scheduledPosts.scheduledPostRecord.parse(made);
      const before = formOfPost(post);
      return {
        begin: before,
        reasons: (form) => [...unchanged(form, before), ...problems(form)],
        save: (form) =>
          send(service, scheduledPosts.update, {
            account_id: account.id,
            scheduled_post_id: post.id,
            ...changedPost(form, before),
          }),
        saved: (form, { record }) => expectSaved(form, scheduledPosts.scheduledPostRecord.parse(record)),
      };
    },
    edit: edits(cards, { fixed: true }),
    complete: completeWith(cards),
    isState: isDraftForm,
    numRuns: 500,
  });
});

const unchanged = (form: DraftForm, before: DraftForm) =>
  Object.keys(changedPost(form, before)).length === 0
    ? [{ field: "primary", message: "Nothing was changed yet." }]
    : [];

it("shows at the author the service's refusal of a user that the account may not post as", async () => {
  const { service, account, problems } = await openComposer();
  const form: DraftForm = { ...blankDraft(), text: "Hello", userId: JON };
  expect(problems(form)).toEqual([]);
  const answer = await send(service, draftPosts.create, { account_id: account.id, ...newPost(form, JON) });
  const { code, parameter } = errorOf(answer);
  expect([code, draftFieldOf(String(parameter))]).toEqual(["INVALID_USER", "as_user_id"]);
});
