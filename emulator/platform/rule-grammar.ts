import { RULE_MAX } from "@/lib/ads/endpoints/stream-rules";

/** Operators of stream rules: what is documented, with those added on 2026-05-04 and 2026-05-26. */
const OPERATORS = new Set([
  "bio",
  "bio_location",
  "bio_name",
  "context",
  "conversation_id",
  "entity",
  "followers_count",
  "from",
  "from_affiliate_of",
  "has",
  "in_reply_to_post_id",
  "in_reply_to_tweet_id",
  "is",
  "lang",
  "list",
  "min_followers",
  "min_likes",
  "min_replies",
  "min_reposts",
  "place",
  "place_country",
  "quotes_of_post_id",
  "reposts_of",
  "retweets_of",
  "sample",
  "source",
  "to",
  "to_affiliate_of",
  "url",
]);

/** Why a rule is none; undefined for one that is. */
export function ruleFault(rule: string): string | undefined {
  if (rule.length > RULE_MAX) return `Rules must be no longer than ${RULE_MAX} characters.`;
  if (rule.trim() === "") return "Rules must not be empty.";
  if ([...rule.matchAll(/"/g)].length % 2 !== 0) return "A quotation mark is not closed.";
  const unquoted = rule.replace(/"[^"]*"/g, "x");
  let depth = 0;
  for (const character of unquoted) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth < 0) break;
  }
  if (depth !== 0) return "A parenthesis is without its partner.";
  const terms = unquoted.match(/[^\s()]+/g) ?? [];
  const unknown = terms
    .map((term) => /^-?([A-Za-z_]+):/.exec(term)?.[1])
    .find((operator) => operator !== undefined && !OPERATORS.has(operator) && !/^https?$/.test(operator));
  if (unknown !== undefined) return `Reference to invalid operator '${unknown}'.`;
  const words = terms.filter((term) => term !== "OR");
  if (words.every((term) => term.startsWith("-"))) return "Rules must hold something that is not negated.";
  return undefined;
}
