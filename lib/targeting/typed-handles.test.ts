import { expect, it } from "vitest";
import { readHandles } from "./typed-handles";

it("reads handles with or without their sign, each once", () => {
  expect(readHandles("@mara, Jon;\n@MARA  two_words")).toEqual({
    handles: ["mara", "Jon", "two_words"],
    unreadable: [],
  });
  expect(readHandles("@, not-a-handle, abcdefghijklmnopq")).toEqual({
    handles: [],
    unreadable: ["not-a-handle", "abcdefghijklmnopq"],
  });
});
