import type { Keeping } from "@/lib/kept-items/kept-list";
import { nameWithin } from "@/lib/kept-items/kept-rules";
import { type ChartNote, noteOf } from "@/lib/statistics/chart-notes";

/** Notes at the days of charts; what people read is the text itself. */
export const NOTES_KEPT: Keeping<ChartNote> = {
  kind: "note",
  content: ({ day, text, about }) => ({
    kind: "note",
    name: nameWithin(text),
    body: { day, text, about },
  }),
  read: ({ id, body }) => noteOf(id, body),
};
