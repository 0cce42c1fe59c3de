import { expect, test } from "vitest";
import { EMOJI_GROUPS, emojiOfGroup, findEmoji } from "./emoji-choice";
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
