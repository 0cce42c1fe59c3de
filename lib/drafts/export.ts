import type { Post } from "@/lib/ads/endpoints/posts";
import type { ScheduledPost } from "@/lib/ads/endpoints/scheduled-posts";
import {
  type CsvColumn,
  csvText,
  fieldColumns,
  type ListExport,
  onClocks,
  withId,
} from "@/lib/grid/csv-columns";
import type { DraftPost } from "./draft-form";
import { DRAFTS } from "./draft-items";
import { DRAFT_IMPORT_FIELDS, type DraftImportField } from "./import/import-rows";
import { publishedAt } from "./published-at";

/** A post that is not published yet; a scheduled one also has a time and an id. */
type Written = Pick<DraftPost, "user_id"> & Shown & { readonly scheduled_at?: string };

const IMPORTED: Readonly<Record<DraftImportField, Omit<CsvColumn<Written>, "heading">>> = {
  text: { text: ({ text }) => csvText(text) },
  name: { text: ({ name }) => csvText(name) },
  scheduled_at: { text: ({ scheduled_at }) => csvText(scheduled_at), instant: true },
  nullcast: { text: ({ nullcast }) => csvText(nullcast) },
  author: { text: ({ user_id }) => user_id, identifier: true },
  card_uri: { text: ({ card_uri }) => csvText(card_uri) },
  media_keys: { text: ({ media_keys }) => media_keys.join(" ") },
  scheduled_post_id: {
    text: ({ id, scheduled_at }) => (scheduled_at === undefined ? "" : id),
    identifier: true,
  },
};

const importedColumns = <Post extends Written>(fields: readonly DraftImportField[]): CsvColumn<Post>[] =>
  fields.map((field) => ({ heading: field, ...IMPORTED[field] }));

/** A draft has no time, and no id to identify it by. */
const DRAFT_FIELDS = DRAFT_IMPORT_FIELDS.filter((field) => field !== "scheduled_post_id");

/** Drafts as a file that the import accepts again; further columns follow. */
export const DRAFT_EXPORT: ListExport<DraftPost> = {
  resource: DRAFTS,
  seen: [
    ...importedColumns(DRAFT_FIELDS),
    { heading: "draft_id", text: ({ id }) => id, identifier: true },
    { heading: "created_at", text: ({ created_at }) => created_at },
    { heading: "updated_at", text: ({ updated_at }) => updated_at },
  ],
  all: (drafts) => fieldColumns(drafts),
};

type Shown = Pick<DraftPost, "id" | "name" | "text" | "nullcast" | "card_uri" | "media_keys">;

/** The common columns of posts: content and audience. */
const SHOWN: readonly CsvColumn<Shown>[] = [
  { heading: "Post", text: ({ name }) => csvText(name) },
  { heading: "Text", text: ({ text }) => csvText(text) },
  { heading: "Promoted only", text: ({ nullcast }) => csvText(nullcast) },
  { heading: "Card", text: ({ card_uri }) => csvText(card_uri) },
  { heading: "Media", text: ({ media_keys }) => media_keys.join(" ") },
];

/** Scheduled posts, pending or published, as a file that the import accepts again; times are on a zone's clocks. */
export const scheduledExport = (zone: string): ListExport<ScheduledPost> => ({
  resource: SCHEDULED,
  seen: [
    ...importedColumns<ScheduledPost>(DRAFT_IMPORT_FIELDS).map((column) => onClocks(column, zone)),
    { heading: "scheduled_status", text: ({ scheduled_status }) => scheduled_status },
    { heading: "post_id", text: ({ post_id }) => csvText(post_id), identifier: true },
  ],
  all: (posts) => fieldColumns(posts),
});

const SCHEDULED = { one: "scheduled post", many: "scheduled posts" };

/** Posts that are out. */
export const PUBLISHED_EXPORT: ListExport<Post> = {
  resource: { one: "published post", many: "published posts" },
  seen: withId<Post>([...SHOWN, { heading: "Published", text: publishedAt }]),
  all: (posts) => fieldColumns(posts, ["id_str"]),
};
