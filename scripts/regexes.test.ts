import { check } from "recheck";
import { describe, expect, it } from "vitest";
import { PUT_IN, type Regex, regexesOf } from "./regexes";
import { readSourceFiles } from "./source-files";

const MILLISECONDS = 10_000;
/** They are checked in so many parts, each well within the time that a test has. */
const PARTS = 8;

/** What takes longer than its input is long, and how long that can be at most. */
const CAPPED: readonly (readonly [regex: RegExp, why: string])[] = [
  [/"[^"]*"|\[[^\]]*\]|\w+(?:\.\w+)*/g, "messages of at most MESSAGE_MAX, 2,000 characters"],
  [/got "(?<got>.*)" for (?<parameter>[\w.[\]]+)$/s, "messages of at most MESSAGE_MAX, 2,000 characters"],
  [/\w+$/, "a parameter in a message of at most MESSAGE_MAX, 2,000 characters"],
  [/0+$/, "the six digits of micros behind the point"],
];

/** Files with regular expressions that the checker cannot read, and why they are linear. */
const UNREAD: Readonly<Record<string, string>> = {
  "lib/ads/illegal-characters.ts": "the class of the literal above it, with other flags",
  "lib/ads/schema-examples.ts": "patterns of the catalogue, on examples of ours",
  "lib/campaigns/name-pattern.ts": "forms of dates: digits, each so many times, one after the other",
  "lib/post-text/emoji.ts":
    "nothing in these is repeated; the checker does not know the properties of Unicode",
  "lib/post-text/forbidden-characters.ts": "a class of characters",
  "lib/post-text/hashtags.ts":
    "one word from end to end, and what may stand before its first letter holds no letter",
};

const named = ({ pattern, flags }: Pick<Regex, "pattern" | "flags">) => `/${pattern}/${flags}`;

const capped = new Set(CAPPED.map(([{ source, flags }]) => named({ pattern: source, flags })));

/** What is known of a regular expression. */
async function verdict({ pattern, flags, files }: Regex): Promise<"linear" | "slow" | "unread"> {
  const { status } = await check(pattern, flags, { timeout: MILLISECONDS });
  if (status === "vulnerable") return "slow";
  const isRead = status === "safe" && pattern !== PUT_IN;
  return isRead || files.every((file) => file in UNREAD) ? "linear" : "unread";
}

/** Each regular expression that is not linear, with its files. */
async function problems(regexes: readonly Regex[]): Promise<string[]> {
  const left = [...regexes];
  const found: string[] = [];
  const work = async () => {
    for (let regex = left.pop(); regex; regex = left.pop()) {
      const is = await verdict(regex);
      if (is !== "linear") found.push(`${is}: ${named(regex)} in ${regex.files.join(", ")}`);
    }
  };
  await Promise.all([work(), work()]);
  return found.sort();
}

describe("every regular expression of the product takes no longer than its input is long", () => {
  const regexes = regexesOf(readSourceFiles());
  const current = new Set(regexes.map(named));

  it("or is known, with what caps its input", () => {
    expect(regexes.length).toBeGreaterThan(250);
    expect([...capped].filter((name) => !current.has(name))).toEqual([]);
  });

  it.each(Array.from({ length: PARTS }, (_, part) => part))("part %i", async (part) => {
    const asked = regexes.filter((regex, at) => at % PARTS === part && !capped.has(named(regex)));
    expect(await problems(asked)).toEqual([]);
  });
});

it("reads literals and constructors, with what is put in left out", () => {
  const text = [
    "const a = /^(\\w+)*$/g;",
    "const b = new RegExp('a+b', 'i');",
    ["const c: RegExp = RegExp(`(?:$", "{a.source}|\\\\d)+$`, `g$", "{SETS}`);"].join(""),
    "const d = <p>{text.replace(/y/, '')}</p>;",
  ].join("\n");
  expect(regexesOf([{ path: "lib/a.tsx", text }]).map(named)).toEqual([
    "/^(\\w+)*$/g",
    "/a+b/i",
    "/(?:x|\\d)+$/gv",
    "/y/",
  ]);
});

it("finds what is slow, and what cannot be read", async () => {
  const regex = (pattern: string): Regex => ({ pattern, flags: "", files: ["lib/a.ts"] });
  expect(await problems(["^(a|a)*$", "^\\s+|\\s+$", "^[ab]+$", PUT_IN].map(regex))).toEqual([
    "slow: /^(a|a)*$/ in lib/a.ts",
    "slow: /^\\s+|\\s+$/ in lib/a.ts",
    "unread: /x/ in lib/a.ts",
  ]);
});
