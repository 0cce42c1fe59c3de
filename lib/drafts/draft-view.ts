import { matchSorter } from "match-sorter";
import { byWords } from "@/lib/format/lists";
import { sameWords } from "@/lib/posts/post-rules";
import type { DraftPost } from "./draft-form";

export const DRAFT_COLUMNS = ["name", "created_at", "updated_at"] as const;
export type DraftColumn = (typeof DRAFT_COLUMNS)[number];

/** What a draft is called: its name, else how it begins, else its id. */
export const draftTitle = (draft: Pick<DraftPost, "id" | "name" | "text">): string =>
  draft.name ?? draft.text?.split("\n")[0]?.slice(0, 80) ?? draft.id;

/** Who sees a post, in the words of a list. */
export const seenBy = (post: Pick<DraftPost, "nullcast">): string =>
  post.nullcast ? "Promoted only" : "Followers too";

interface Arrangement {
  readonly search: string;
  readonly sort: { readonly column: DraftColumn; readonly descending: boolean };
}

/** The drafts to show, in order. The search looks into names and texts. */
export function arrangeDrafts(
  drafts: readonly DraftPost[],
  { search, sort }: Arrangement,
): readonly DraftPost[] {
  const found =
    search.trim() === ""
      ? drafts
      : matchSorter([...drafts], search.trim(), {
          keys: [(draft) => draft.name ?? "", (draft) => draft.text ?? "", "id"],
          threshold: matchSorter.rankings.CONTAINS,
        });
  const by = (draft: DraftPost) => (sort.column === "name" ? draftTitle(draft) : draft[sort.column]);
  const order = [...found].sort((a, b) => byWords(by(a), by(b)));
  return sort.descending ? order.reverse() : order;
}

/** Other drafts with the same words, which the service would not publish soon after each other. */
export function draftsSaying(
  text: string,
  drafts: readonly DraftPost[],
  except?: string,
): readonly DraftPost[] {
  const words = sameWords(text);
  if (words === undefined) return [];
  return drafts.filter((draft) => draft.id !== except && sameWords(draft.text) === words);
}
