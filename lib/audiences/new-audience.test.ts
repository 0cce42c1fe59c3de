import { describe, expect, it } from "vitest";
import { audienceProblems, touchedFields } from "./new-audience";
import { sampleAudience } from "./sample-audience";

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

  it("counts characters, not the units they are kept in", () => {
    expect(problems("😀".repeat(255))).toEqual({});
    expect(problems("😀".repeat(256)).name).toBe("At most 255 characters.");
    expect(problems("A", "x".repeat(256)).description).toBe("At most 255 characters.");
  });
});

describe("touchedFields", () => {
  const before = { name: "Readers", description: "All" };
  it("holds what changed and nothing else", () => {
    expect(touchedFields(before, { name: "Readers ", description: "All" })).toBeUndefined();
    expect(touchedFields(before, { name: "Buyers", description: "All" })).toEqual({ name: "Buyers" });
    expect(touchedFields(before, { name: "Readers", description: " " })).toEqual({ description: null });
    expect(touchedFields({ name: "A", description: null }, { name: "A", description: "" })).toBeUndefined();
  });
});
