import { describe, expect, it } from "vitest";
import { sortedBy, sortInAddress, sortMark } from "./sort-in-address";

const parser = sortInAddress(["name", "created_at"], { column: "name", descending: false });

describe("sortInAddress", () => {
  it("reads what it writes", () => {
    const sort = { column: "created_at", descending: true } as const;
    expect(parser.serialize(sort)).toBe("created_at-desc");
    expect(parser.parse("created_at-desc")).toEqual(sort);
  });

  it("takes nothing that is no column of the list", () => {
    expect(parser.parse("owner-asc")).toBeNull();
    expect(parser.parse("name-sideways")).toBeNull();
    expect(parser.parse("")).toBeNull();
  });
});

describe("sortedBy", () => {
  it("turns the order round at the second click and starts upwards elsewhere", () => {
    const first = sortedBy({ column: "created_at", descending: true }, "name");
    expect(first).toEqual({ column: "name", descending: false });
    expect(sortedBy(first, "name")).toEqual({ column: "name", descending: true });
    expect(sortMark(first, "name")).toBe("asc");
    expect(sortMark(first, "created_at")).toBeNull();
  });
});
