import type { SavedFormat } from "@/lib/saved-items/saved-list";
import { nameWithin } from "@/lib/saved-items/saved-rules";
import { type ChartNote, noteOf } from "@/lib/statistics/chart-notes";

/** Notes at the days of charts; the text itself is what is shown. */
export const NOTE_FORMAT: SavedFormat<ChartNote> = {
  kind: "note",
  content: ({ day, text, about }) => ({
    kind: "note",
    name: nameWithin(text),
    body: { day, text, about },
  }),
  read: ({ id, body }) => noteOf(id, body),
};
