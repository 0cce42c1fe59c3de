import { expect, it } from "vitest";
import { type SendState, sendStateAfter } from "@/lib/audiences/send-batches";
import { sampleUpload } from "@/lib/audiences/test-upload";
import { progressLine, slowedWords } from "./upload-words";

const state = (more: Partial<SendState> = {}): SendState => ({
  ...sendStateAfter(sampleUpload().confirmed),
  ...more,
});

it("says in one line what is confirmed, what is under way, and how long it takes where that is known", () => {
  expect(progressLine(undefined, 100_000, undefined)).toBe("0 of 100,000 people confirmed");
  expect(progressLine(state({ underWay: 2 }), 100_000, 250)).toBe(
    "42,500 of 100,000 people confirmed, 2 requests under way, about 4 minutes left",
  );
  expect(progressLine(state({ hold: { why: "asked" } }), 100_000, 250)).toBe(
    "42,500 of 100,000 people confirmed",
  );
  expect(progressLine(state({ users: 1 }), 1, 250)).toBe("1 of 1 person confirmed");
});

it("says how much less it asks for after slow answers, and nothing while it asks for all", () => {
  expect(slowedWords(state())).toBeUndefined();
  expect(slowedWords(state({ pace: { atOnce: 1, parts: 4 } }))).toBe(
    "Slow answers: batches in 4 parts and 1 request at a time. It speeds up automatically.",
  );
});
