import * as z from "zod";
import type { InputOf } from "@/lib/ads/endpoint";
import {
  type create,
  POLL_CHOICE_MAX,
  POLL_DURATION,
  POLL_NAME_MAX,
  type pollCardRecord,
} from "@/lib/ads/endpoints/poll-cards";
import { hasIllegalCharacters, ILLEGAL_CHARACTERS_ADVICE } from "@/lib/ads/illegal-characters";
import type { BuilderProblem } from "@/lib/builder/builder-problem";
import { formatInstant } from "@/lib/format/instant";
import { AD_FORMATS } from "@/lib/media/ad-formats";
import { type KnownMedia, whyNotSend } from "@/lib/media/chosen";
import { copyName } from "@/lib/text/copy-name";
import { tidyName } from "@/lib/text/visible-name";
import { instantIn } from "@/lib/time/calendar";
import { formatServiceTime } from "@/lib/time/service-time";
import { durationText, readDuration } from "./duration";

export type PollCard = z.infer<typeof pollCardRecord>;

export const CHOICES = { min: 2, max: 4 } as const;

const pollForm = z.object({
  name: z.string(),
  choices: z.array(z.string()).min(CHOICES.min).max(CHOICES.max),
  /** How its end is set: as a length, or as a time on the account's clocks. */
  ends: z.enum(["after", "at"]),
  after: z.string(),
  at: z.string(),
  mediaKey: z.string().nullable(),
  /** The user confirms that the account has the feature; the API does not report it. */
  mediaTried: z.boolean(),
});

/** A poll as it is typed. Nothing of it reaches the service before it is created, because then its time starts. */
export type PollForm = z.infer<typeof pollForm>;

export const isPollForm = (stored: unknown): stored is PollForm => pollForm.safeParse(stored).success;

export const blankPoll = (): PollForm => ({
  name: "",
  choices: ["", ""],
  ends: "after",
  after: "1d",
  at: "",
  mediaKey: null,
  mediaTried: false,
});

/** A poll to start from an older one: the only edit there is. Its media are not in the record. */
export function pollLike(poll: PollCard): PollForm {
  const choices = [poll.first_choice, poll.second_choice, poll.third_choice, poll.fourth_choice];
  return {
    ...blankPoll(),
    name: copyName(poll.name, POLL_NAME_MAX),
    choices: choices.filter((choice) => choice !== undefined),
    after: durationText(Number(poll.duration_in_minutes)),
  };
}

type PollField = "name" | "choice-0" | "choice-1" | "choice-2" | "choice-3" | "ends" | "media";

const CHOICE_FIELDS = ["choice-0", "choice-1", "choice-2", "choice-3"] as const;
const ORDINALS = ["first", "second", "third", "fourth"] as const;
const lengthOf = (text: string) => [...text].length;

const FIELD_OF: Readonly<Record<string, PollField>> = {
  name: "name",
  first_choice: "choice-0",
  second_choice: "choice-1",
  third_choice: "choice-2",
  fourth_choice: "choice-3",
  duration_in_minutes: "ends",
  media_key: "media",
};

/** The field of the form in which a parameter of the service is typed. */
export const pollFieldOf = (parameter: string): PollField | undefined => FIELD_OF[parameter];

/** Minutes the poll would run if it were created now; undefined when what is typed is no time. */
export function minutesOf(form: PollForm, zone: string, now: number): number | undefined {
  if (form.ends === "after") return readDuration(form.after);
  const end = instantIn(zone, form.at);
  // Its clock starts with the call, and runs whole minutes: the first that is over within the very minute.
  return end === undefined ? undefined : Math.ceil((end - now) / 60_000);
}

interface KnownToPoll {
  readonly zone: string;
  readonly now: number;
  readonly media: KnownMedia;
}

/** Why the poll cannot be created yet, in the order of the fields (advertising specification, Poll card). */
export function pollProblems(form: PollForm, { zone, now, media }: KnownToPoll): readonly BuilderProblem[] {
  const problems: BuilderProblem[] = [];
  const say = (field: PollField, message: string, empty = false) => problems.push({ field, message, empty });
  const name = tidyName(form.name);
  if (name === "") say("name", "Give the poll an internal name.", true);
  else if (lengthOf(name) > POLL_NAME_MAX) say("name", `A name has at most ${POLL_NAME_MAX} characters.`);
  else if (hasIllegalCharacters(name)) say("name", ILLEGAL_CHARACTERS_ADVICE);
  form.choices.forEach((typed, index) => {
    const field = CHOICE_FIELDS[index];
    if (!field) return;
    const choice = typed.trim();
    if (choice === "") {
      say(field, `Write the ${ORDINALS[index]} choice${index > 1 ? " or remove it" : ""}.`, true);
    } else if (lengthOf(choice) > POLL_CHOICE_MAX) {
      say(field, `A choice has at most ${POLL_CHOICE_MAX} characters.`);
    } else if (hasIllegalCharacters(choice)) say(field, ILLEGAL_CHARACTERS_ADVICE);
  });
  const minutes = minutesOf(form, zone, now);
  const { min, max } = POLL_DURATION;
  if (minutes === undefined) {
    const what =
      form.ends === "after" ? "how long it runs, such as 2d 4h" : "the day and time at which it ends";
    say("ends", `Say ${what}.`);
  } else if (minutes < min) say("ends", `A poll runs at least ${min} minutes.`);
  else if (minutes > max) say("ends", `A poll runs at most ${durationText(max)}.`);
  if (form.mediaKey !== null && !form.mediaTried) {
    say("media", "Polls with media need a feature that the account may not have. Remove the media, or try.");
  }
  const unfit = form.mediaKey === null ? undefined : whyNotSend(form.mediaKey, AD_FORMATS.poll, media);
  if (unfit !== undefined) say("media", unfit);
  return problems;
}

/** Equal names of choices, which the service accepts but voters will not understand. */
export function sameChoices(form: PollForm): boolean {
  const words = form.choices.map((choice) => choice.trim().toLowerCase()).filter((choice) => choice !== "");
  return new Set(words).size < words.length;
}

/** The poll as its record shows it, as far as it is typed: for its preview. */
export function pollDrawing(form: PollForm, zone: string, now: number) {
  const [first_choice, second_choice, third_choice, fourth_choice] = form.choices;
  return {
    // Marks the card of a post as a poll; whether it shows media follows from its key.
    card_type: "TEXT_POLLS",
    first_choice,
    second_choice,
    third_choice,
    fourth_choice,
    media_key: form.mediaKey,
    duration_in_minutes: minutesOf(form, zone, now),
  };
}

/** What the service is asked to create. Only for a form without problems. */
export function pollInput(
  form: PollForm,
  { accountId, zone, now }: { accountId: string; zone: string; now: number },
): InputOf<typeof create> {
  const [first = "", second = "", third, fourth] = form.choices.map((choice) => choice.trim());
  return {
    account_id: accountId,
    name: tidyName(form.name),
    duration_in_minutes: minutesOf(form, zone, now) ?? 0,
    first_choice: first,
    second_choice: second,
    ...(third !== undefined && { third_choice: third }),
    ...(fourth !== undefined && { fourth_choice: fourth }),
    ...(form.mediaKey !== null && { media_key: form.mediaKey }),
  };
}

/** When it would end if it were created now, on the account's clocks; undefined while that is unknown. */
export function endInWords(form: PollForm, zone: string, now: number): string | undefined {
  const minutes = minutesOf(form, zone, now);
  if (minutes === undefined || minutes < POLL_DURATION.min || minutes > POLL_DURATION.max) return undefined;
  return formatInstant(formatServiceTime(now + minutes * 60_000), zone, "time-and-zone");
}
