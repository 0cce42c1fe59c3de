import { hashtagsIn, withoutHashSign } from "@/lib/post-text/hashtags";

/** The post of a call to action as its readers begin with it: the hashtag is added when it is not in the text. */
export function readersPost(post: string, hashtag: string): string {
  const word = withoutHashSign(hashtag);
  if (word === "") return post;
  const has = hashtagsIn(post).some(
    ({ start, end }) => post.slice(start + 1, end).toLowerCase() === word.toLowerCase(),
  );
  return has ? post : `${post} #${word}`;
}
