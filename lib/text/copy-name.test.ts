import { describe, expect, it } from "vitest";
import { copyName } from "./copy-name";

describe("copyName", () => {
  it.each([
    ["Autumn", "Autumn (copy)"],
    ["Autumn (copy)", "Autumn (copy 2)"],
    ["Autumn (copy 9)", "Autumn (copy 10)"],
    ["", " (copy)"],
  ])("makes %j %j", (name, copy) => expect(copyName(name, 80)).toBe(copy));

  it("numbers copies past the names that are taken", () => {
    expect(copyName("Autumn", 80, new Set(["Autumn", "Autumn (copy)", "Autumn (copy 2)"]))).toBe(
      "Autumn (copy 3)",
    );
    expect(copyName("Autumn (copy)", 80, new Set(["Autumn (copy)", "Autumn (copy 2)"]))).toBe(
      "Autumn (copy 3)",
    );
  });

  it("keeps within the limit, whole characters at a time", () => {
    const copy = copyName("🌵".repeat(80), 80);
    expect([...copy]).toHaveLength(80);
    expect(copy.endsWith("🌵 (copy)")).toBe(true);
  });
});
