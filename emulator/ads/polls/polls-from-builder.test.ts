import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  create,
  MEDIA_POLLS_FEATURE,
  POLL_CHOICE_MAX,
  POLL_NAME_MAX,
  pollCardRecord,
} from "@/lib/ads/endpoints/poll-cards";
import { durationText, readDuration } from "@/lib/polls/duration";
import { addChoice, endingBy, removeChoice, setChoice, tryMedia, withoutMedia } from "@/lib/polls/edit-poll";
import {
  blankPoll,
  isPollForm,
  type PollForm,
  pollFieldOf,
  pollInput,
  pollLike,
  pollProblems,
} from "@/lib/polls/poll-form";
import { choicesOf } from "@/lib/polls/poll-view";
import { tidyName } from "@/lib/text/visible-name";
import { instantIn, localTimeIn } from "@/lib/time/calendar";
import { openAccount } from "../../testing/account";
import { type Edit, expectNoThirdCase, line, mediaKey, openLibrary, send } from "../../testing/builder";
import { startService } from "../../testing/service";

const ZONE = "Europe/Berlin";
/** Two days before the clocks are put forward. */
const START = Date.parse("2027-03-26T11:00:00Z");
const DAY_MS = 86_400_000;

const nth = fc.nat({ max: 3 });
const length = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 5, max: 10_080 }).map(durationText) },
  fc.integer({ min: 0, max: 11_000 }).map(String),
  fc.constantFrom("", "soon", "7d", "7d 1m", "4m", "5", "2h 2h", "1 day, 30 minutes", "999999d"),
);
const end = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 8 * 1_440 }).map((minutes) => START + minutes * 60_000) },
  fc.integer({ min: -2, max: 40 }).map((days) => START + days * DAY_MS),
);
const local = fc.oneof(
  { weight: 6, arbitrary: end.map((instant) => localTimeIn(ZONE, instant)) },
  // The hour that is left out, and what a date field holds while it is typed in.
  fc.constantFrom("2027-03-28T02:30", "", "2027-03-28", "0002-03-28T10:00", "2027-02-31T10:00"),
);

const set =
  (change: Partial<PollForm>): Edit<PollForm> =>
  (form) => ({ ...form, ...change });

/** Media can be chosen once the user confirms that the account has the feature. */
const choose =
  (key: string | null): Edit<PollForm> =>
  (form) =>
    form.mediaTried ? { ...form, mediaKey: key } : form;

const edit: fc.Arbitrary<Edit<PollForm>> = fc.oneof(
  line(POLL_NAME_MAX).map((name) => set({ name })),
  { weight: 3, arbitrary: fc.tuple(nth, line(POLL_CHOICE_MAX)).map(([at, typed]) => setChoice(at, typed)) },
  fc.constant(addChoice),
  nth.map(removeChoice),
  fc.constantFrom("after" as const, "at" as const).map((ends) => endingBy(ends, ZONE, START)),
  length.map((after) => set({ after })),
  local.map((at) => set({ at })),
  fc.constant(tryMedia),
  fc.constant(withoutMedia),
  fc.option(mediaKey).map(choose),
);

const RIGHT = 20;
const complete: fc.Arbitrary<Edit<PollForm>> = fc
  .tuple(
    line(POLL_NAME_MAX, RIGHT),
    fc.array(line(POLL_CHOICE_MAX, RIGHT), { minLength: 4, maxLength: 4 }),
    fc.constantFrom("3_1", "3_2", "7_1", null),
    fc.integer({ min: 60, max: 9_000 }),
  )
  .map(([name, choices, key, minutes]) => (form) => ({
    ...form,
    name,
    choices: form.choices.map((_, index) => choices[index] ?? ""),
    after: durationText(minutes),
    at: localTimeIn(ZONE, START + minutes * 60_000),
    mediaKey: form.mediaTried ? key : null,
  }));

async function openPolls() {
  const service = startService("empty");
  service.clock.advance(START - service.clock.now());
  const account = openAccount(service);
  const { known: media } = await openLibrary(service, account);
  const original = await account.post("cards/poll", {
    name: "x".repeat(POLL_NAME_MAX),
    duration_in_minutes: "1500",
    first_choice: " Blue ",
    second_choice: "Green",
    third_choice: "  ",
  });
  const now = () => service.clock.now();
  return {
    account,
    original: pollCardRecord.parse(original.record),
    problems: (form: PollForm) => pollProblems(form, { zone: ZONE, now: now(), media }),
    /** Sends it although the form shows that it is not complete. */
    askAnyway: (form: PollForm) => {
      const { account_id: _, ...fields } = pollInput(form, {
        accountId: account.id,
        zone: ZONE,
        now: now(),
      });
      service.clock.advance(15_000);
      const query = Object.entries(fields).map(([name, value]) => [name, String(value)]);
      return account.post("cards/poll", Object.fromEntries(query));
    },
    send: (form: PollForm) => {
      const input = pollInput(form, { accountId: account.id, zone: ZONE, now: now() });
      return send(service, create, input);
    },
  };
}

describe("the poll builder", () => {
  it("makes a poll, or says what keeps it from being made", async () => {
    const { account, original, problems, askAnyway, send } = await openPolls();
    account.connection.run("INSERT INTO account_features VALUES (?, ?)", [account.id, MEDIA_POLLS_FEATURE]);
    await expectNoThirdCase({
      beginnings: fc.constantFrom("blank", "blank", "like"),
      open: (beginning) => ({
        begin: beginning === "blank" ? blankPoll() : pollLike(original),
        reasons: problems,
        save: send,
        saved: (form, { record }) => {
          const poll = pollCardRecord.parse(record);
          const typed = form.choices.map((choice) => choice.trim());
          expect([poll.name, ...choicesOf(poll)]).toEqual([tidyName(form.name), ...typed]);
          const asked =
            form.ends === "after"
              ? Date.parse(poll.start_time) + (readDuration(form.after) ?? 0) * 60_000
              : (instantIn(ZONE, form.at) ?? 0);
          // Polls run for whole minutes, and end within the one that was typed; the clock has gone on meanwhile.
          const late = Date.parse(poll.end_time) - asked;
          expect(late).toBeGreaterThanOrEqual(0);
          expect(late).toBeLessThanOrEqual(60_000);
        },
        // No poll is held back without need: what is held back, the service would refuse.
        held: async (form) => {
          expect((await askAnyway(form)).status, JSON.stringify(form)).toBe(400);
        },
      }),
      edit,
      complete,
      isState: isPollForm,
      numRuns: 500,
    });
  });

  it("shows at the media the service's refusal where the account may have none", async () => {
    const { problems, send } = await openPolls();
    const form: PollForm = { ...blankPoll(), name: "Colours", choices: ["Blue", "Green"] };
    const withMedia = choose("3_1")(tryMedia(form));
    expect(problems(withMedia)).toEqual([]);
    const { body } = await send(withMedia);
    expect(body.errors?.map(({ code, parameter }) => [code, pollFieldOf(String(parameter))])).toEqual([
      ["FEATURE_NOT_AVAILABLE", "media"],
    ]);
    expect((await send(withoutMedia(withMedia))).status).toBe(200);
  });
});
