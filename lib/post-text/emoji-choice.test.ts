import records from "emojibase-data/en/compact.json";
import { describe, expect, it, test } from "vitest";
import { folded } from "@/lib/text/characters";
import { EMOJI_GROUPS, emojiOfGroup, findEmoji } from "./emoji-choice";
import { EMOJI_OF_GROUP } from "./emoji-data";
import { weigh } from "./weigh";

test("every group has emoji, and each of them weighs 2", () => {
  for (const { group } of EMOJI_GROUPS) {
    const choices = emojiOfGroup(group);
    expect(choices.length).toBeGreaterThan(50);
    for (const { emoji } of choices) expect(weigh(`a${emoji}`).length).toBe(3);
  }
});

test("emoji are found by their names first, then by words for them", () => {
  expect(findEmoji("heart on fire", 5).map(({ emoji }) => emoji)).toEqual(["❤️‍🔥"]);
  expect(findEmoji("bike", 9).map(({ emoji }) => emoji)).toContain("🚲");
  expect(findEmoji("hello", 3).map(({ name }) => name)).toContain("waving hand");
  expect(findEmoji("nothing like this", 3)).toEqual([]);
  expect(findEmoji("face", 7)).toHaveLength(7);
});

describe("beside emojibase's own records", () => {
  const groups = EMOJI_GROUPS.map(({ group }): number => group);
  const choices = groups.flatMap(emojiOfGroup);
  const plain = (emoji: string) => emoji.replace(/\uFE0F$/, "");
  const weighsTwo = (emoji: string) => weigh(emoji).length === 2;
  const listed = records
    .filter(({ group }) => group !== undefined && groups.includes(group))
    .filter(({ unicode }) => weighsTwo(unicode) || weighsTwo(plain(unicode)))
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));

  it("all that weigh 2 are offered, as they weigh that, in their order and by their names", () => {
    expect(listed.length).toBeGreaterThan(1_800);
    expect(choices).toHaveLength(listed.length);
    for (const group of groups) {
      const expected = listed.filter((record) => record.group === group);
      expect(emojiOfGroup(group).map(({ emoji, name }) => [emoji, name])).toEqual(
        expected.map(({ unicode, label }) => [weighsTwo(unicode) ? unicode : plain(unicode), label]),
      );
    }
  });

  const wordsIn = (...texts: string[]) =>
    texts.flatMap((text) => folded(text).split(/\s+/)).filter((word) => word !== "");

  it("all have their names and words, and no others", () => {
    for (const { group } of EMOJI_GROUPS) {
      const own = records
        .filter((record) => record.group === group)
        .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
      const stored = EMOJI_OF_GROUP[group].split(";").map((entry) => {
        const [, ...named] = entry.split(/[ |]/);
        return [...new Set(wordsIn(...named))].sort();
      });
      expect(stored).toEqual(own.map(({ label, tags = [] }) => [...new Set(wordsIn(label, ...tags))].sort()));
    }
  });

  it("a word finds those that it is a word of, and no others", () => {
    const known = listed.map(({ label, tags = [] }) => wordsIn(label, ...tags));
    const words = [...new Set(known.flat())];
    expect(words.length).toBeGreaterThan(3_000);
    for (const word of words.filter((_, index) => index % 50 === 0)) {
      const expected = choices.filter((_, index) => known[index]?.some((other) => other.startsWith(word)));
      expect(new Set(findEmoji(word, choices.length)), word).toEqual(new Set(expected));
    }
  });
});
