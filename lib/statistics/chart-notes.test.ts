import { expect, it } from "vitest";
import { type ChartNote, noteBody, noteOf, notesByPlace, notesShown } from "./chart-notes";

const note = (day: string, text: string, about: string | null = null): ChartNote => ({
  id: text,
  day,
  text,
  about,
});
const range = { from: "2026-11-01", to: "2026-11-07" };

it("shows the account's notes of its days, and those about the record that it draws, by day", () => {
  const notes = [
    note("2026-11-05", "Sale"),
    note("2026-11-02", "New picture", "c1"),
    note("2026-11-03", "Another", "c2"),
    note("2026-11-08", "Later"),
  ];
  const texts = (record?: string) => notesShown(notes, range, record).map(({ text }) => text);
  expect(texts()).toEqual(["Sale"]);
  expect(texts("c1")).toEqual(["New picture", "Sale"]);
});

it("stands once at its day, however many hours that has", () => {
  const hours = ["2026-11-01", "2026-11-01", undefined, "2026-11-02", "2026-11-02"];
  const notes = [note("2026-11-02", "Sale"), note("2026-11-02", "Over"), note("2026-11-03", "Not drawn")];
  expect([...notesByPlace(notes, hours)]).toEqual([[3, "Sale; Over"]]);
});

it("is saved with a text and a day of the calendar alone", () => {
  const note = { day: "2026-11-02", text: "Sale", about: null };
  expect(noteBody.safeParse(note).success).toBe(true);
  expect(noteBody.safeParse({ ...note, text: " " }).success).toBe(false);
  expect(noteBody.safeParse({ ...note, day: "2026-02-30" }).success).toBe(false);
  expect(noteBody.safeParse({ ...note, text: "x".repeat(1_001) }).success).toBe(false);
  expect(noteOf("n1", { ...note, id: "n1" })).toEqual({ id: "n1", ...note });
  expect(noteOf("n1", { ...note, about: 7 })).toBeUndefined();
});
