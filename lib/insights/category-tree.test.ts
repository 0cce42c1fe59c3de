import { describe, expect, it } from "vitest";
import { inTreeOrder, pathInWords } from "./category-tree";

const record = (id: string, parent_id: string | null = null, name?: string) => ({ id, parent_id, name });
const drawn = (...records: ReturnType<typeof record>[]) =>
  inTreeOrder(records).map(({ record: { id }, depth }) => `${"-".repeat(depth)}${id}`);

describe("inTreeOrder", () => {
  it("puts what belongs to a category right below it, at any depth", () => {
    const records = [record("b"), record("a"), record("a1", "a"), record("b1", "b"), record("a11", "a1")];
    expect(drawn(...records)).toEqual(["b", "-b1", "a", "-a1", "--a11"]);
  });

  it("loses nothing: neither orphans nor those that belong to themselves", () => {
    expect(drawn(record("x", "gone"), record("y", "z"), record("z", "y"))).toEqual(["x", "y", "-z"]);
  });
});

it("says the way down, by id where there is no name", () => {
  const [, , third] = inTreeOrder([record("1", null, "Arts"), record("2", "1"), record("3", "2", "Opera")]);
  expect(third && pathInWords(third)).toBe("Arts › 2");
});
