import { csvText, fieldColumns, type ListExport, withId } from "@/lib/grid/csv-columns";
import type { AccountMedia } from "./account-media-view";

/** Account media in a file. */
export const ACCOUNT_MEDIA_EXPORT: ListExport<AccountMedia> = {
  resource: { one: "account media file", many: "account media files" },
  seen: withId([
    { heading: "Type", text: ({ creative_type }) => creative_type },
    { heading: "Created", text: ({ created_at }) => created_at },
    { heading: "Changed", text: ({ updated_at }) => updated_at },
    { heading: "Address", text: ({ media_url }) => csvText(media_url) },
  ]),
  all: (media) => fieldColumns(media),
};
