import { COUNTRY_CODES } from "@/lib/format/names";

/** What an operator of stream rules takes: a test of its value, and how a refusal calls that. */
interface Operand {
  readonly takes: string;
  readonly fits: (value: string) => boolean;
}

const pattern = (takes: string, form: RegExp): Operand => ({ takes, fits: (value) => form.test(value) });
const oneOf = (...values: readonly string[]): Operand => ({
  takes: `one of ${values.join(", ")}`,
  fits: (value) => values.includes(value),
});

const text: Operand = { takes: "a text", fits: (value) => value.trim() !== "" };
const count = pattern("a whole number", /^\d{1,10}$/);
const range = pattern("a whole number, or a range such as 10..20", /^\d{1,10}(\.\.\d{1,10})?$/);
const identifier = pattern("an identifier of digits", /^\d{1,19}$/);
const user = pattern("a handle or a user's identifier", /^@?\w{1,50}$/);
const language = pattern("a language such as en or zh-tw", /^[a-z]{2,3}(-[a-z]{2,4})?$/i);

/**
 * Operators of stream rules and what they take: what is documented, with those added on 2026-05-04 and 2026-05-26.
 * Those of posts have the names of the specification and the provider's, because texts of rules pass a dialect as
 * they are.
 */
export const OPERATORS: ReadonlyMap<string, Operand> = new Map([
  ["bio", text],
  ["bio_location", text],
  ["bio_name", text],
  ["context", pattern("a domain and an entity such as 10.799022225751871488", /^\d{1,5}\.(\d{1,19}|\*)$/)],
  ["conversation_id", identifier],
  ["entity", text],
  ["followers_count", range],
  ["from", user],
  ["from_affiliate_of", user],
  [
    "has",
    oneOf(
      ...["cashtags", "geo", "hashtags", "images", "links", "media", "mentions"],
      ...["video_link", "videos"],
    ),
  ],
  ["in_reply_to_post_id", identifier],
  ["in_reply_to_tweet_id", identifier],
  ["is", oneOf("nullcast", "quote", "reply", "repost", "retweet", "verified")],
  ["lang", language],
  ["list", identifier],
  ["min_followers", count],
  ["min_likes", count],
  ["min_replies", count],
  ["min_reposts", count],
  ["place", text],
  [
    "place_country",
    {
      takes: "a country such as GB",
      fits: (value) => COUNTRY_CODES.includes(value.toUpperCase()),
    },
  ],
  ["quotes_of_post_id", identifier],
  ["quotes_of_tweet_id", identifier],
  ["reposts_of", user],
  ["retweets_of", user],
  ["sample", pattern("a percentage from 1 to 100", /^([1-9]\d?|100)$/)],
  ["source", text],
  ["to", user],
  ["to_affiliate_of", user],
  ["url", text],
]);
