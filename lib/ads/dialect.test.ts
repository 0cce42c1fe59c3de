import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { leastTime } from "@/lib/time/test-least-time";
import { catalogue } from "./catalogue";
import { codedNames } from "./coded-names";
import { Dialect } from "./dialect";
import { DialectError, parseDialectFile } from "./dialect-file";
import { versionedPath } from "./endpoint";

const given: unknown = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, "../../dialects/public.json"), "utf8"),
);
const dialect = new Dialect(parseDialectFile(given));
const file = z
  .object({ words: z.record(z.string(), z.string()), names: z.record(z.string(), z.string()) })
  .parse(given);

describe("the public dialect", () => {
  it.each([
    ["post_ids", "tweet_ids"],
    ["draft_posts", "draft_tweets"],
    ["scheduled_promoted_post_id", "scheduled_promoted_tweet_id"],
    ["posted", "tweeted"],
    ["post_volume", "tweet_volume"],
    ["first_cta_post", "first_cta_tweet"],
    ["service_user_id", "twitter_id"],
    ["svc_auth_access_type", "x_auth_access_type"],
    ["store_a_app_identifier", "ios_app_store_identifier"],
    ["store_b_app_id", "googleplay_app_id"],
    ["store_b_app_identifier", "android_app_store_identifier"],
    ["components[0].post_id", "components[0].tweet_id"],
    ["poster_media_key", "poster_media_key"],
    ["postal_code", "postal_code"],
    ["poster_media_url", "poster_media_url"],
    ["address_postal_code", "address_postal_code"],
    ["previous_post_id", "previous_post_id"],
  ])("says %s as %s, and back", (neutral, wire) => {
    expect(dialect.wireName(neutral)).toBe(wire);
    expect(dialect.neutralName(wire)).toBe(neutral);
  });

  it.each([
    ["product_type", "PROMOTED_POST", "PROMOTED_TWEETS"],
    ["entity_type", "PROMOTED_POST", "PROMOTED_TWEET"],
    ["media_category", "POST_VIDEO", "TWEET_VIDEO"],
    ["media_category", "post_gif", "tweet_gif"],
    ["media_category", "PostGif", "TweetGif"],
    ["permissions", "POST_COMPOSER", "TWEET_COMPOSER"],
    ["placements", "ALL_ON_SERVICE", "ALL_ON_TWITTER"],
    ["placements", "SERVICE_TIMELINE", "TWITTER_TIMELINE"],
    ["promotable_user_type", "REPOSTS_ONLY", "RETWEETS_ONLY"],
    ["product_type", "MEDIA", "MEDIA"],
  ])("says the %s %s as %s, and back", (name, neutral, wire) => {
    expect(dialect.wireValue(name, neutral)).toBe(wire);
    expect(dialect.neutralValue(name, wire)).toBe(neutral);
  });

  it.each([
    ["GET", "/12/accounts/post/draft_posts/posts", "/12/accounts/post/draft_tweets/posts"],
    ["POST", "/12/accounts/abc/promoted_posts", "/12/accounts/abc/promoted_tweets"],
    ["PUT", "/12/accounts/abc/campaigns/posts", "/12/accounts/abc/campaigns/posts"],
    ["GET", "/12/nothing/posts", "/12/nothing/posts"],
  ])("%s %s goes to %s: identifiers stay", (method, neutral, wire) => {
    expect(dialect.toProvider(method, neutral).path).toBe(wire);
    expect(dialect.fromProvider(method, wire).path).toBe(neutral);
  });

  it("says every name and address of the catalogue so that it can be said back", () => {
    for (const endpoint of catalogue) {
      // Two paths of the specification, one of which is the other in a provider's words.
      if (endpoint.path === "/2/tweets") continue;
      const neutral = versionedPath(endpoint).replace(/:\w+/g, "post");
      const { path: wire } = dialect.toProvider(endpoint.method, neutral);
      expect(dialect.fromProvider(endpoint.method, wire).path).toBe(neutral);
      for (const name of [...Object.keys(endpoint.params.shape), ...codedNames(endpoint)])
        expect(dialect.neutralName(dialect.wireName(name))).toBe(name);
    }
  });
});

describe("a call", () => {
  const create = ["POST", "/12/accounts/abc/line_items"] as const;

  it("has its names and coded values said, and its texts left", () => {
    const said = dialect.toProvider(...create).parameters([
      ["product_type", "PROMOTED_POST"],
      ["placements", "ALL_ON_SERVICE,SERVICE_TIMELINE"],
      ["name", "PROMOTED_POST post,ALL_ON_SERVICE"],
      ["store_a_app_identifier", "1"],
    ]);
    expect(said).toEqual([
      ["product_type", "PROMOTED_TWEETS"],
      ["placements", "ALL_ON_TWITTER,TWITTER_TIMELINE"],
      ["name", "PROMOTED_POST post,ALL_ON_SERVICE"],
      ["ios_app_store_identifier", "1"],
    ]);
  });

  it("at an address that several share has the words of each said", () => {
    const given = [["media_category", "post_video"]] as const;
    const said = [["media_category", "tweet_video"]];
    const upload = ["POST", "/1.1/media/upload.json"] as const;
    expect(dialect.toProvider(...upload).parameters(given)).toEqual(said);
    expect(dialect.fromProvider(...upload).parameters([["media_category", "tweet_video"]])).toEqual(given);
  });

  it("has its answer said, digit for digit", () => {
    const neutral =
      '{"request":{"params":{"product_type":"PROMOTED_POST"}}, "data":[{"id":"1","name":"a \\"post\\" \\u00e9",' +
      '"bid_amount_local_micro":9223372036854775807,"placements":["ALL_ON_SERVICE"],"product_type":"PROMOTED_POST"}]}';
    const wire = dialect.fromProvider(...create).answer(neutral);
    expect(wire).toBe(
      neutral.replaceAll("PROMOTED_POST", "PROMOTED_TWEETS").replaceAll("ALL_ON_SERVICE", "ALL_ON_TWITTER"),
    );
    expect(dialect.toProvider(...create).answer(wire)).toBe(neutral);
  });

  it("has in its errors the code, the parameter and its coded value said", () => {
    const neutral = JSON.stringify({
      errors: [
        { code: "INVALID_POST", message: "No", parameter: "post_ids", value: "post" },
        { code: "INVALID_PARAMETER", message: "x", parameter: "product_type", value: "PROMOTED_POST" },
      ],
    });
    const wire = dialect.fromProvider(...create).answer(neutral);
    expect(JSON.parse(wire)).toEqual({
      errors: [
        { code: "INVALID_TWEET", message: "No", parameter: "tweet_ids", value: "post" },
        { code: "INVALID_PARAMETER", message: "x", parameter: "product_type", value: "PROMOTED_TWEETS" },
      ],
    });
    expect(dialect.toProvider(...create).answer(wire)).toBe(neutral);
  });

  it.each([
    [
      "Promoted Post 8abc was not found for Account post",
      "Promoted Tweet 8abc was not found for Account tweet",
    ],
    ['"post_ids" is a required parameter', '"tweet_ids" is a required parameter'],
    [
      'Expected a value in MEDIA, PROMOTED_POST, got "PROMOTED_POSTS" for product_type',
      'Expected a value in MEDIA, PROMOTED_TWEETS, got "PROMOTED_TWEETS" for product_type',
    ],
    ['Expected time, got "my post" for start_time', 'Expected time, got "my post" for start_time'],
    ["card_uri and post_ids[0].post_id are exclusive", "card_uri and tweet_ids[0].tweet_id are exclusive"],
    ['An audience named "post" exists already', 'An audience named "post" exists already'],
    ["Method POST not allowed.", "Method POST not allowed."],
    ["Reposts of ALL_ON_SERVICE are posted.", "Retweets of ALL_ON_TWITTER are tweeted."],
    ["There is no event post.creat.", "There is no event post.creat."],
    ["Poster media of the postal service", "Poster media of the postal service"],
  ])("has the emulator’s message said: %s", (neutral, wire) => {
    const answer = (message: string) => JSON.stringify({ errors: [{ code: "X", message }], detail: message });
    const said = dialect.fromProvider(...create).answer(answer(neutral));
    expect(JSON.parse(said)).toEqual(JSON.parse(answer(wire)));
    // A provider's message is shown unchanged.
    expect(dialect.toProvider(...create).answer(answer(wire))).toBe(answer(wire));
    expect(
      dialect.fromProvider(...create).answer(JSON.stringify({ data: [{ message: neutral }] })),
    ).toContain(JSON.stringify(neutral));
  });

  it("has the fields of a history said, before and after", () => {
    const history = ["GET", "/12/accounts/abc/account_history"] as const;
    const neutral =
      '{"data":[{"entity":"PROMOTED_POST","changes":{"post_id":{"before":"post","after":"post"}}}]}';
    expect(dialect.fromProvider(...history).answer(neutral)).toBe(
      '{"data":[{"entity":"PROMOTED_TWEET","changes":{"tweet_id":{"before":"post","after":"post"}}}]}',
    );
  });
});

/** Words of one side only: a name that contains one of the other would be ambiguous. */
const wireWords = new Set([...Object.values(file.words), ...Object.values(file.names)]);
const tokens = fc.constantFrom("post", "posts", "posted", "poster", "media", "key", "id", "a", "7");
const names = fc.array(tokens, { minLength: 1, maxLength: 5 }).map((some) => some.join("_"));

describe("laws", () => {
  it("names come back from the wire as they were", () => {
    fc.assert(
      fc.property(names, (name) => {
        const wire = dialect.wireName(name);
        expect(dialect.neutralName(wire)).toBe(name);
        expect(wire.split("_").filter((token) => token in file.words)).toEqual([]);
      }),
    );
  });

  it("names without a word of the map are left", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        fc.pre(!/(re)?posts?|posted/i.test(text) && !(text in file.names) && !wireWords.has(text));
        fc.pre(!/tweet/i.test(text));
        expect(dialect.wireName(text)).toBe(text);
      }),
    );
  });

  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("post", "PROMOTED_POST", "tweets", "ALL_ON_TWITTER", '"posts":', "}"),
  );

  it("any text in any JSON answer is left, and the whole comes back as it was", () => {
    const record = fc.record({
      id: fc.string(),
      name: texts,
      text: texts,
      media_keys: fc.array(texts),
      post_ids: fc.array(texts),
      card_uri: fc.option(texts),
      store_a_deep_link: fc.option(texts),
      media_metadata: fc.dictionary(fc.stringMatching(/^\d_\d+$/), fc.record({ url: texts, post_id: texts })),
      size: fc.maxSafeInteger(),
      nullcast: fc.boolean(),
    });
    const call = ["GET", "/12/accounts/abc/draft_posts"] as const;
    fc.assert(
      fc.property(fc.array(record), fc.constantFrom(undefined, 1), (data, indent) => {
        const neutral = JSON.stringify({ request: { params: { post_ids: [] } }, data }, null, indent);
        const wire = dialect.fromProvider(...call).answer(neutral);
        expect(dialect.toProvider(...call).answer(wire)).toBe(neutral);
        expect(JSON.parse(wire).data).toEqual(
          data.map(({ post_ids, store_a_deep_link, media_metadata, ...rest }) => ({
            ...rest,
            tweet_ids: post_ids,
            ios_deep_link: store_a_deep_link,
            media_metadata: Object.fromEntries(
              Object.entries(media_metadata).map(([key, { url, post_id }]) => [
                key,
                { url, tweet_id: post_id },
              ]),
            ),
          })),
        );
      }),
    );
  });

  it("any query comes back as it was", () => {
    const call = ["PUT", "/12/accounts/abc/draft_posts/1"] as const;
    const pairs = fc.array(
      fc.tuple(fc.constantFrom("text", "name", "post_ids", "media_keys", "nullcast"), texts),
    );
    fc.assert(
      fc.property(pairs, (query) => {
        const wire = dialect.toProvider(...call).parameters(query);
        expect(wire.map(([, value]) => value)).toEqual(query.map(([, value]) => value));
        expect(dialect.fromProvider(...call).parameters(wire)).toEqual(query);
      }),
    );
  });

  it("text that is no JSON is let through without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        dialect.toProvider("GET", "/12/accounts").answer(text);
      }),
    );
  });
});

describe("a record that the provider answers with alone", () => {
  const listOfOne = '{"request":{},"data":[{"id":"a","size":9007199254740993000}],"next_cursor":null}';
  const alone = '{"request":{},"data":{"id":"a","size":9007199254740993000}}';
  const path = "/12/accounts/a1/cards/7";

  it("is that on the wire, and a list of one in the specification's words", () => {
    expect(dialect.fromProvider("GET", path).answer(listOfOne)).toBe(alone);
    expect(JSON.parse(dialect.toProvider("GET", path).answer(alone))).toEqual(JSON.parse(listOfOne));
    expect(dialect.toProvider("GET", path).answer(alone)).toContain("9007199254740993000");
  });

  it("leaves refusals, other answers and other endpoints as they are", () => {
    for (const text of ['{"errors":[{"code":"NOT_FOUND"}]}', "no json", '{"data":[]}']) {
      expect(dialect.fromProvider("GET", path).answer(text)).toBe(text);
    }
    expect(dialect.fromProvider("GET", "/12/accounts/a1/cards").answer(listOfOne)).toBe(listOfOne);
    expect(new Dialect(parseDialectFile({})).fromProvider("GET", path).answer(listOfOne)).toBe(listOfOne);
  });
});

// Patterns on foreign text must run in linear time.
describe("text that is long, and broken", () => {
  const said = dialect.fromProvider("GET", "/12/accounts");
  const answers = (text: string) => JSON.stringify({ errors: [{ code: "INVALID", message: text }] });
  it.each([
    ["a message of openings", answers("[".repeat(150_000))],
    ["a message of values", answers('got "'.repeat(30_000))],
    ["a message of words", answers("a.".repeat(75_000))],
    ["a text that is not closed", `{"a": "${'\\"'.repeat(75_000)}`],
    ["a text that ends in an escape", `{"a": "${"\\".repeat(149_999)}`],
  ])("is said in time that grows with its length: %s", async (_, text) => {
    expect(said.answer(text)).toBe(text);
    expect(await leastTime(() => said.answer(text), 1_000)).toBeLessThan(1_000);
  });
});

describe("a file that is no dialect", () => {
  it.each([
    ["words", { words: { Post: "tweet" } }, "words.Post"],
    ["an unknown part", { resources: {} }, "resources"],
    ["two names for one", { names: { a: "c", b: "c" } }, "names: two names are said “c”"],
    ["a name of both sides", { names: { a: "b", b: "d" } }, "names: “b” is a name of both sides"],
    ["a list", [], "object"],
  ])("is refused: %s", (_, content, message) => {
    expect(() => parseDialectFile(content)).toThrow(DialectError);
    expect(() => parseDialectFile(content)).toThrow(message);
  });
});
