import type { AdRow } from "./ad-rows";

/** What of selected ads can run in other line items too. */
export interface PostsToDuplicate<Ad> {
  /** One ad for each post. */
  readonly posts: readonly Ad[];
  /** How many more ads show one of these posts. */
  readonly same: number;
  /** How many ads show an account or a file. */
  readonly others: number;
}

/** The posts of selected ads, each once, in their order. */
export function postsToDuplicate<Ad extends Pick<AdRow, "kind" | "shows">>(
  ads: readonly Ad[],
): PostsToDuplicate<Ad> {
  const ofPosts = ads.filter(({ kind }) => kind === "post");
  const first = new Map<string, Ad>();
  for (const ad of ofPosts) if (!first.has(ad.shows)) first.set(ad.shows, ad);
  const posts = [...first.values()];
  return { posts, same: ofPosts.length - posts.length, others: ads.length - ofPosts.length };
}
