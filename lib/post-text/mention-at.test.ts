import { expect, test } from "vitest";
import { entitiesIn } from "./entities";
import { mentionAt, mentionsFor, withMention } from "./mention-at";
import { weigh } from "./weigh";

test.each([
  ["Hello @nor", 10, "nor"],
  ["@", 1, ""],
  ["@nordlys says", 4, "nor"],
  ["(@nor", 5, "nor"],
  ["mail me@nor", 11, undefined],
  ["Hello @nor ", 11, undefined],
  ["Hello", 5, undefined],
] as const)("finds in %j at %i that %j is typed", (text, caret, typed) => {
  expect(mentionAt(text, caret)?.typed).toBe(typed);
});

test("a handle takes the place of what was written of it, and is a mention that weighs its letters", () => {
  const written = mentionAt("Hello @nordly!", 9);
  const { text, caret } = withMention(
    "Hello @nordly!",
    written ?? { start: 0, end: 0, typed: "", rest: "" },
    "nordlys",
  );
  expect(text).toBe("Hello @nordlys !");
  expect(caret).toBe(15);
  expect(entitiesIn(text)).toEqual([{ kind: "mention", start: 6, end: 14 }]);
  expect(weigh(text).length).toBe(text.length);
  const inFront = mentionAt("@norOff we go", 4);
  expect(inFront && withMention("@norOff we go", inFront, "nordlys").text).toBe("@nordlys Off we go");
  const before = mentionAt("@no text", 3);
  expect(before && withMention("@no text", before, "nordlys")).toEqual({ text: "@nordlys text", caret: 9 });
});

test("those are offered whose handle or name begins so, each once", () => {
  const all = [
    { handle: "kestrel", name: "Kestrel Air" },
    { handle: "airline", name: "Somebody" },
    { handle: "nordlys" },
  ];
  expect(mentionsFor("air", all).map(({ handle }) => handle)).toEqual(["airline", "kestrel"]);
  expect(mentionsFor("K", all).map(({ handle }) => handle)).toEqual(["kestrel"]);
  expect(mentionsFor("", all)).toHaveLength(3);
  expect(mentionsFor("x", all)).toEqual([]);
});
