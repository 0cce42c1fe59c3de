import { expect, it } from "vitest";
import { withinSentence } from "./characters";

it.each([
  ["Draft posts", "draft posts"],
  ["E-mail address", "e-mail address"],
  ["A card was rejected", "a card was rejected"],
  ["TV show", "TV show"],
  ["ID", "ID"],
  ["≈ Days", "≈ Days"],
])("writes %j within a sentence as %j", (label, written) => {
  expect(withinSentence(label)).toBe(written);
});
