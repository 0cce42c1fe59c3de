import { localTimeIn } from "@/lib/time/calendar";
import { CHOICES, minutesOf, type PollForm } from "./poll-form";

type Edit = (form: PollForm) => PollForm;

export const setChoice =
  (index: number, typed: string): Edit =>
  (form) => ({ ...form, choices: form.choices.map((choice, at) => (at === index ? typed : choice)) });

export const addChoice: Edit = (form) =>
  form.choices.length >= CHOICES.max ? form : { ...form, choices: [...form.choices, ""] };

/** The first two stay: a poll has at least so many. */
export const removeChoice =
  (index: number): Edit =>
  (form) =>
    index < CHOICES.min ? form : { ...form, choices: form.choices.filter((_, at) => at !== index) };

const DAY_MINUTES = 1_440;

/** The other way to set the end begins with what the length comes to now. */
export const endingBy =
  (ends: PollForm["ends"], zone: string, now: number): Edit =>
  (form) => {
    const end = now + (minutesOf(form, zone, now) ?? DAY_MINUTES) * 60_000;
    return { ...form, ends, at: ends === "at" && form.at === "" ? localTimeIn(zone, end) : form.at };
  };

export const tryMedia: Edit = (form) => ({ ...form, mediaTried: true });

/** With a file; the account may not have the feature (polls with media are in beta). */
export const withMedia =
  (mediaKey: string): Edit =>
  (form) => ({ ...form, mediaTried: true, mediaKey });

export const withoutMedia: Edit = (form) => ({ ...form, mediaTried: false, mediaKey: null });
