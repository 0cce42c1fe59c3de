import { sameWords } from "@/lib/posts/post-rules";
import type { DraftPost } from "./draft-form";

/** The title of a draft: its name, else its first words, else its id. */
export const draftTitle = (draft: Pick<DraftPost, "id" | "name" | "text">): string =>
  draft.name ?? draft.text?.split("\n")[0]?.slice(0, 80) ?? draft.id;

/** The audience of a post, in the words of a list. */
export const seenBy = (post: Pick<DraftPost, "nullcast">): string =>
  post.nullcast ? "Promoted only" : "Followers too";

/** Other drafts with the same text, which the service would not publish in quick succession. */
export function draftsSaying(
  text: string,
  drafts: readonly DraftPost[],
  except?: string,
): readonly DraftPost[] {
  const words = sameWords(text);
  if (words === undefined) return [];
  return drafts.filter((draft) => draft.id !== except && sameWords(draft.text) === words);
}
