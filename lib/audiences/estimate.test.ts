import { describe, expect, it } from "vitest";
import { estimateProblem, estimateRange } from "./estimate";

describe("estimateProblem", () => {
  it("asks for a criterion that finds people before the service is bothered", () => {
    expect(estimateProblem([])).toContain("Choose what to target");
    expect(estimateProblem([{ targeting_type: "GENDER", targeting_value: "1" }])).toContain(
      "without a keyword",
    );
    expect(estimateProblem([{ targeting_type: "CUSTOM_AUDIENCE", targeting_value: "a1" }])).toBeUndefined();
  });
});

it("writes a range as a range, whichever way round it comes", () => {
  expect(estimateRange({ min: 9000, max: 11_000 }).words).toBe("9,000–11,000 people");
  expect(estimateRange({ min: 11_000, max: 9000 })).toEqual({ max: 11_000, words: "9,000–11,000 people" });
  expect(estimateRange({ min: 0, max: 0 }).words).toBe("About 0 people");
});
