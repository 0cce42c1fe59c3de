import { PAGE_MAX } from "@/lib/ads/endpoint";

/** Those in timelines and those that are only promoted; without it the service answers with the latter alone. */
const PUBLISHED = { post_type: "PUBLISHED", timeline_type: "ALL" } as const;

/**
 * What asks for all published posts of one author, in pages as long as the service allows.
 *
 * @param author id of the user who wrote them; without it the account's own user
 */
export const publishedPosts = (account_id: string, author: string | null = null) => ({
  ...PUBLISHED,
  account_id,
  count: PAGE_MAX,
  ...(author !== null && { user_id: author }),
});

/** The parameters for published posts of any author by their ids, `IDS_MAX` at most. */
export const publishedPostsById = (account_id: string, ids: readonly string[]) => ({
  ...PUBLISHED,
  account_id,
  post_ids: [...ids],
});
