import { CSV_START, csvLine, identifierCell } from "@/lib/csv";
import { IMPORT_FIELDS, type ImportField } from "@/lib/drafts/import/import-rows";
import type { DraftPost } from "./draft-form";

/** Drafts as a file that the import takes again; what else is known of them stands behind. */
export const draftsCsv = (drafts: readonly DraftPost[]): string[] => [
  CSV_START,
  csvLine([...IMPORT_FIELDS, "draft_id", "created_at", "updated_at"]),
  ...drafts.map((draft) => {
    const cells: Readonly<Record<ImportField, string>> = {
      text: draft.text ?? "",
      name: draft.name ?? "",
      nullcast: String(draft.nullcast),
      author: identifierCell(draft.user_id),
      card_uri: draft.card_uri ?? "",
      media_keys: draft.media_keys.join(" "),
    };
    return csvLine([
      ...IMPORT_FIELDS.map((field) => cells[field]),
      identifierCell(draft.id),
      draft.created_at,
      draft.updated_at,
    ]);
  }),
];
