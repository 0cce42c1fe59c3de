import type { PostFacts } from "../posts/facts";
import { parseQuery, type Query, wordsOf } from "../rules/query";

type Test = (post: PostFacts) => boolean;

/**
 * Whether a post fits a query: a rule of the filtered stream, or a search. Operators of what the emulator has nothing
 * of, such as places and lists, fit no post.
 */
export function matcherOf(text: string): Test {
  return testOf(parseQuery(text));
}

function testOf(query: Query): Test {
  if ("all" in query) {
    const tests = query.all.map(testOf);
    return (post) => tests.every((fits) => fits(post));
  }
  if ("any" in query) {
    const tests = query.any.map(testOf);
    return (post) => tests.some((fits) => fits(post));
  }
  if ("not" in query) {
    const fits = testOf(query.not);
    return (post) => !fits(post);
  }
  const { operator, value } = query;
  return operator === undefined ? saying(value) : (OPERATOR_TESTS[operator]?.(value) ?? (() => false));
}

function saying(term: string): Test {
  const quoted = /^"([^"]*)"$/.exec(term)?.[1];
  if (quoted === undefined) {
    const marked = /^([#＃@＠$])(.+)$/u.exec(term);
    if (marked) return tagged(marked[1] ?? "", (marked[2] ?? "").toLowerCase());
  }
  const words = wordsOf(quoted ?? term);
  return ({ words: said }) => said.includes(words);
}

function tagged(sign: string, name: string): Test {
  if (sign === "@" || sign === "＠") return ({ mentions }) => mentions.includes(name);
  return sign === "$" ? ({ cashtags }) => cashtags.includes(name) : ({ hashtags }) => hashtags.includes(name);
}

const isUser =
  (asked: string) =>
  (user: { readonly id: string; readonly handle: string } | undefined): boolean => {
    const name = asked.replace(/^@/, "").toLowerCase();
    return user !== undefined && (user.id === name || user.handle.toLowerCase() === name);
  };

const HAS: Readonly<Record<string, Test>> = {
  cashtags: ({ cashtags }) => cashtags.length > 0,
  hashtags: ({ hashtags }) => hashtags.length > 0,
  images: ({ media }) => media.some(({ type }) => type === "photo"),
  links: ({ urls }) => urls.length > 0,
  media: ({ media }) => media.length > 0,
  mentions: ({ mentions }) => mentions.length > 0,
  video_link: ({ media }) => media.some(({ type }) => type === "video"),
  videos: ({ media }) => media.some(({ type }) => type === "video"),
};

const IS: Readonly<Record<string, Test>> = {
  nullcast: ({ nullcast }) => nullcast,
  reply: ({ repliesTo }) => repliesTo !== undefined,
  repost: ({ repostOf }) => repostOf !== undefined,
  retweet: ({ repostOf }) => repostOf !== undefined,
  verified: ({ author }) => author?.verified === true,
};

const from = (value: string): Test => {
  const fits = isUser(value);
  return ({ author }) => fits(author);
};
const repostsOf = (value: string): Test => {
  const fits = isUser(value);
  return ({ repostOf }) => fits(repostOf?.author);
};
const inReplyTo =
  (id: string): Test =>
  ({ repliesTo }) =>
    repliesTo?.id === id;
const atLeast =
  (count: (post: PostFacts) => number) =>
  (value: string): Test =>
  (post) =>
    count(post) >= Number(value);
const authorSays =
  (said: (author: NonNullable<PostFacts["author"]>) => string) =>
  (value: string): Test =>
  ({ author }) =>
    author !== undefined && wordsOf(said(author)).includes(wordsOf(value));

const OPERATOR_TESTS: Readonly<Record<string, (value: string) => Test>> = {
  bio: authorSays(({ description }) => description),
  bio_name: authorSays(({ name }) => name),
  conversation_id:
    (id) =>
    ({ conversationId }) =>
      conversationId === id,
  followers_count: (value) => {
    const [least, most = Number.POSITIVE_INFINITY] = value.split("..").map(Number);
    return ({ followers }) => followers >= (least ?? 0) && followers <= most;
  },
  from,
  has: (value) => HAS[value] ?? (() => false),
  in_reply_to_post_id: inReplyTo,
  in_reply_to_tweet_id: inReplyTo,
  is: (value) => IS[value] ?? (() => false),
  lang: (value) => {
    const wanted = value.toLowerCase();
    return ({ language }) => language === wanted;
  },
  min_followers: atLeast(({ followers }) => followers),
  min_likes: atLeast(({ metrics }) => metrics.like_count),
  min_replies: atLeast(({ metrics }) => metrics.reply_count),
  min_reposts: atLeast(({ metrics }) => metrics.repost_count),
  reposts_of: repostsOf,
  retweets_of: repostsOf,
  sample:
    (percent) =>
    ({ lot }) =>
      lot < Number(percent),
  to: (value) => {
    const fits = isUser(value);
    return ({ repliesTo }) => fits(repliesTo?.author);
  },
  url: (value) => {
    const wanted = wordsOf(value);
    return ({ urls }) => urls.some((url) => wordsOf(url).includes(wanted));
  },
};
