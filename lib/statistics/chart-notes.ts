import * as z from "zod";
import type { Savable } from "@/lib/lists/savable";
import { type Day, dayStart } from "@/lib/time/calendar";
import type { DayRange } from "./day-ranges";

/** The longest note, in characters. */
export const NOTE_TEXT_MAX = 1_000;
const RECORD_ID_MAX = 64;

const fields = {
  /** A day of the account's calendar. */
  day: z.string().refine((text) => dayStart(text, "UTC") !== undefined),
  text: z.string().trim().min(1).max(NOTE_TEXT_MAX),
  /** The record that it is about; null for the account. */
  about: z.string().min(1).max(RECORD_ID_MAX).nullable(),
};

/** The stored form of a note. */
export const noteBody = z.strictObject(fields);
const readNote = z.object(fields);

/** A note that people write at a day of a chart. */
export interface ChartNote extends Savable {
  readonly day: Day;
  readonly text: string;
  readonly about: string | null;
}

/** A note from its stored form; undefined for anything else. */
export const noteOf = (id: string, body: unknown): ChartNote | undefined => {
  const read = readNote.safeParse(body).data;
  return read && { id, ...read };
};

/** The notes in a chart of some days: the account's, and those about its record. */
export const notesShown = (
  notes: readonly ChartNote[],
  { from, to }: DayRange,
  record: string | undefined,
): readonly ChartNote[] =>
  notes
    .filter(({ day, about }) => from <= day && day <= to && (about === null || about === record))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));

/** The notes of each place that has any, in words; a note belongs to the first place of its day. */
export function notesByPlace(
  notes: readonly ChartNote[],
  days: readonly (Day | undefined)[],
): ReadonlyMap<number, string> {
  const places = new Map<number, string>();
  for (const { day, text } of notes) {
    const at = days.indexOf(day);
    const before = places.get(at);
    if (at >= 0) places.set(at, before === undefined ? text : `${before}; ${text}`);
  }
  return places;
}
