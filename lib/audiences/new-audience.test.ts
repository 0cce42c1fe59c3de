import { describe, expect, it } from "vitest";
import { audienceProblems, audienceTyped, readAudienceChange } from "./new-audience";
import { sampleAudience } from "./test-audience";

const others = [
  sampleAudience({ name: "Readers" }),
  sampleAudience({ name: "Gone", deleted: true }),
  sampleAudience({ name: "Theirs", is_owner: false }),
];
const problems = (name: string, description = "") => audienceProblems({ name, description }, others);

describe("audienceProblems", () => {
  it("wants a name that no other audience of the account has", () => {
    expect(problems(" ").name).toBe("Give it a name.");
    expect(problems(" rEADERS ").name).toContain("is already used by another audience");
    expect(problems("Gone")).toEqual({});
    expect(problems("Theirs")).toEqual({});
  });

  it("counts characters, not the units they are stored in", () => {
    expect(problems("😀".repeat(255))).toEqual({});
    expect(problems("😀".repeat(256)).name).toBe("At most 255 characters.");
    expect(problems("A", "x".repeat(256)).description).toBe("At most 255 characters.");
  });
});

describe("a change of an audience", () => {
  const change = (typed: { name: string; description: string }, description: string | null = "All") =>
    readAudienceChange(typed, audienceTyped({ name: "Readers", description }), []).input;
  it("holds what changed and nothing else", () => {
    expect(change({ name: "Readers ", description: "All" })).toEqual({});
    expect(change({ name: "Buyers", description: "All" })).toEqual({ name: "Buyers" });
    expect(change({ name: "Readers", description: " " })).toEqual({ description: null });
    expect(change({ name: "Readers", description: "" }, null)).toEqual({});
  });
});
