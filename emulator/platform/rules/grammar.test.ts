import { describe, expect, it } from "vitest";
import { ruleFault } from "./grammar";
import { OPERATORS } from "./operators";

/** A value that each operator takes, and one that it does not; written by hand, so that a new operator needs both. */
const VALUES: Readonly<Record<string, readonly [good: string, bad: string]>> = {
  bio: ["coffee", ""],
  bio_location: ['"San Francisco"', '" "'],
  bio_name: ["mara", ""],
  context: ["10.799022225751871488", "ten"],
  conversation_id: ["1334987486343299072", "abc"],
  entity: ['"Michael Jordan"', '""'],
  followers_count: ["1000..2000", "many"],
  from: ["@mara_agency", "a-b"],
  from_affiliate_of: ["2200000001", "mara!"],
  has: ["video_link", "videos2"],
  in_reply_to_post_id: ["1334987486343299072", "12x"],
  in_reply_to_tweet_id: ["1334987486343299072", "-1"],
  is: ["reply", "nonsense"],
  lang: ["zh-tw", "english"],
  list: ["123", "mine"],
  min_followers: ["500", "many"],
  min_likes: ["0", ""],
  min_replies: ["10", "1.5"],
  min_reposts: ["10", "-1"],
  place: ['"new york city"', ""],
  place_country: ["GB", "ZZ"],
  quotes_of_post_id: ["123", "x"],
  quotes_of_tweet_id: ["123", "x"],
  reposts_of: ["mara_agency", ""],
  retweets_of: ["mara_agency", "a b!".slice(2)],
  sample: ["100", "101"],
  source: ['"Service for Android"', ""],
  to: ["mara_agency", "mara.agency"],
  to_affiliate_of: ["mara_agency", "é"],
  url: ["https://www.example.com", '""'],
};

describe("an operator of stream rules", () => {
  it.each([...OPERATORS.keys()])("%s has its values looked at, negated and in groups too", (operator) => {
    const [good = "", bad = ""] = VALUES[operator] ?? [];
    for (const rule of [`${operator}:${good}`, `coffee -${operator}:${good}`, `(tea OR ${operator}:${good})`])
      expect(ruleFault(rule)).toBeUndefined();
    for (const rule of [`${operator}:${bad}`, `coffee -${operator}:${bad}`, `(tea OR ${operator}:${bad})`])
      expect(ruleFault(rule)).toContain(`for operator '${operator}': expected `);
  });

  it("is none when it is quoted, or an address", () => {
    expect(ruleFault('"is:nonsense"')).toBeUndefined();
    expect(ruleFault("https://www.example.com/is:nonsense")).toBeUndefined();
  });
});

it("the demo's rules and everyday ones are rules", () => {
  for (const rule of [
    "from:pitlane_daily",
    "(coffee OR tea) lang:en",
    '"night train" -is:reply',
    "#tea @mara $TEA",
  ])
    expect(ruleFault(rule)).toBeUndefined();
});
