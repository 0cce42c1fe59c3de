import type { Post } from "@/lib/ads/endpoints/posts";
import type { ScheduledPost } from "@/lib/ads/endpoints/scheduled-posts";
import { type ListSort, orderRows, type RowColumn, rowColumns, timeParts } from "@/lib/records/row-columns";
import { wordsTest } from "@/lib/text/characters";
import type { DraftPost } from "./draft-form";
import { draftTitle, seenBy } from "./draft-view";
import { publishedAt } from "./published-at";

/** Beside a panel there is room for the name alone; the text of a post without one is in both columns. */
const TEXT = { label: "Text", shrinks: 60, folds: true, value: { kind: "name" } } as const;
const POST = { label: "Post", shrinks: 34, value: { kind: "name" } } as const;

const SEEN_BY = {
  label: "Who sees it",
  from: 44,
  value: { kind: "text", of: seenBy },
} satisfies RowColumn<Pick<DraftPost, "nullcast">>;

/** Which line items show a post. */
const USED_IN = { label: "Used in", from: 60, value: { kind: "own" } } as const;

/** The columns of the drafts of a user. */
export const DRAFT_COLUMNS = rowColumns({
  name: { ...POST, label: "Draft", order: { key: (draft: DraftPost) => draftTitle(draft) } },
  text: TEXT,
  shows: { label: "Shows", from: 60, value: { kind: "own" } },
  state: { label: "State", from: 34, value: { kind: "own" } },
  seenBy: { ...SEEN_BY, from: 60 },
  updated_at: { label: "Changed", from: 34, ...timeParts(({ updated_at }: DraftPost) => updated_at) },
  created_at: { label: "Created", from: 70, ...timeParts(({ created_at }: DraftPost) => created_at, "day") },
});

export type DraftColumn = (typeof DRAFT_COLUMNS.ids)[number];

/** Those of scheduled posts, in a fixed order. */
export const SCHEDULED_COLUMNS = rowColumns({
  name: POST,
  text: TEXT,
  state: { label: "State", value: { kind: "own" } },
  at: {
    label: "Publishes",
    from: 34,
    value: { kind: "time", of: ({ scheduled_at }: ScheduledPost) => scheduled_at },
  },
  // In a window of 1280 pixels with the sidebar there is no room for all.
  usedIn: { ...USED_IN, from: 70 },
  seenBy: SEEN_BY,
});

/** Those of posts that are out. */
export const PUBLISHED_COLUMNS = rowColumns({
  name: POST,
  text: TEXT,
  at: { label: "Published", value: { kind: "time", of: (post: Post) => publishedAt(post) } },
  usedIn: USED_IN,
  seenBy: SEEN_BY,
});

interface Arrangement {
  readonly search: string;
  readonly sort: ListSort<DraftColumn>;
}

/** The drafts to show, in order. The search covers names and texts. */
export function arrangeDrafts(
  drafts: readonly DraftPost[],
  { search, sort }: Arrangement,
): readonly DraftPost[] {
  const matches = wordsTest(search);
  const found = drafts.filter(({ name, text, id }) => matches([name, text, id].join(" ")));
  return orderRows(DRAFT_COLUMNS, found, sort);
}
