import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RecordStore } from "../../database/store";
import { PEOPLE } from "../../seed/people";
import { startPlatform, type TestPlatform } from "../../testing/platform";
import { postFactsOf } from "../posts/facts";
import { lastSeq, postsSince } from "../posts/timeline";
import { queryFault } from "../rules/grammar";
import { matcherOf } from "./matching";

/** Posts, each with queries that it fits and others that it does not: one list for streams and searches. */
const CASES: readonly (readonly [text: string, fits: readonly string[], not: readonly string[]])[] = [
  [
    "Morning coffee at the night train ☕ #Tea $BRK @jon_marketer https://www.example.com/menu",
    [
      "coffee",
      "COFFEE morning",
      '"night train"',
      "☕",
      "#tea",
      "$brk",
      "@JON_marketer",
      "coffee -cake",
      "coffee (cake OR train)",
      "coffee -(cake OR bread)",
      "cake OR bread OR coffee",
      "from:mara_agency",
      `from:@${PEOPLE[0]?.handle}`,
      "from:2200000001",
      "has:hashtags has:cashtags has:mentions has:links coffee",
      "url:example",
      'url:"https://www.example.com"',
      "lang:en",
      "is:verified coffee",
      "sample:100",
      "min_followers:1",
      "followers_count:1..99999999",
      "bio_name:mara",
    ],
    [
      "coff",
      '"train night"',
      "#te",
      "tea:",
      "$br",
      "@jon",
      "coffee cake",
      "coffee (cake OR bread)",
      "coffee -train",
      "from:jon_marketer",
      "to:mara_agency",
      "has:images",
      "has:geo",
      "is:reply",
      "is:nullcast",
      "is:repost",
      "lang:es",
      "url:example.org",
      "min_likes:1",
      "followers_count:0..1",
      "place:berlin",
      "list:12",
    ],
  ],
  ["¿Mango o guayaba? Los dos.", ["lang:es", "mango guayaba"], ["lang:en", "mang", "has:links"]],
  ["東京の朝", ["lang:ja"], ["lang:zh"]],
  ["a OR b are words of their own", ['"or b"'], ["c"]],
];

let platform: TestPlatform;
let store: RecordStore;

beforeAll(() => {
  platform = startPlatform();
  store = new RecordStore(platform.emulator.db);
});
afterAll(() => platform.stop());

async function factsOfNew(text: string, more: object = {}) {
  const before = lastSeq(store.connection);
  const { status, text: answer } = await platform.asUser("POST", "/2/posts", { json: { text, ...more } });
  expect(status, answer).toBe(201);
  const [facts] = postFactsOf(store.connection, postsSince(store.connection, before), platform.clock.now());
  if (!facts) throw new Error("There is no post");
  return facts;
}

describe("a query of posts", () => {
  it.each(CASES)("of “%s” fits what it says, and nothing else", async (text, fits, not) => {
    const facts = await factsOfNew(text);
    for (const query of fits) {
      expect(queryFault(query), query).toBeUndefined();
      expect(matcherOf(query)(facts), query).toBe(true);
    }
    for (const query of not) expect(matcherOf(query)(facts), query).toBe(false);
  });

  it("finds answers by the post, its author and the conversation", async () => {
    const { post } = await factsOfNew("To be answered");
    const reply = await factsOfNew("An answer", { reply: { in_reply_to_post_id: post.id } });
    const further = await factsOfNew("And another", { reply: { in_reply_to_post_id: reply.post.id } });
    const queries = ["is:reply", "to:mara_agency", `in_reply_to_tweet_id:${post.id}`];
    for (const query of queries) expect(matcherOf(query)(reply), query).toBe(true);
    for (const facts of [reply, further]) expect(matcherOf(`conversation_id:${post.id}`)(facts)).toBe(true);
    expect(matcherOf(`in_reply_to_post_id:${post.id}`)(further)).toBe(false);
  });

  it.each([
    "coffee OR",
    "OR coffee",
    "(coffee OR) tea",
    "coffee OR OR tea",
    "() coffee",
    "coffee ()",
    "- coffee",
  ])("%s is none", (query) => expect(queryFault(query)).toBeDefined());

  it("is read in time that grows with its length only", () => {
    for (const query of [
      `${"(".repeat(2_000)}a${")".repeat(2_000)}`,
      '"a '.repeat(2_000),
      "-(a OR ".repeat(2_000),
    ]) {
      queryFault(query);
      expect(matcherOf(query)).toBeTypeOf("function");
    }
  });
});
