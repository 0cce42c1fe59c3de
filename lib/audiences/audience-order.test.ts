import { describe, expect, it } from "vitest";
import { type AudienceColumn, arrangeAudiences } from "./audience-list";
import { sampleAudience } from "./test-audience";

const audiences = [
  sampleAudience({ id: "a", name: "Readers", audience_size: 180 }),
  sampleAudience({
    id: "b",
    name: "Buyers",
    audience_size: null,
    targetable: false,
    reasons_not_targetable: ["PROCESSING"],
  }),
  sampleAudience({
    id: "c",
    name: "App users",
    audience_type: "MOBILE_AUDIENCE",
    audience_size: 0,
    is_owner: false,
  }),
];
const ordered = (column: AudienceColumn, descending = false) => arranged({ sort: { column, descending } });
const arranged = (changes: Partial<Parameters<typeof arrangeAudiences>[1]> = {}) =>
  arrangeAudiences(audiences, {
    search: "",
    scope: "all",
    sort: { column: "name", descending: false },
    ...changes,
  }).map(({ id }) => id);

describe("arrangeAudiences", () => {
  it("keeps unknown sizes apart from zero, last either way", () => {
    expect(ordered("size")).toEqual(["c", "a", "b"]);
    expect(ordered("size", true)).toEqual(["a", "c", "b"]);
  });

  it("finds by every word, of names, types and ids", () => {
    expect(arranged({ search: "mobile app" })).toEqual(["c"]);
    expect(arranged({ search: "READ" })).toEqual(["a"]);
    expect(arranged({ search: "nobody" })).toEqual([]);
  });

  it("distinguishes owned from shared", () => {
    expect(arranged({ scope: "owned" })).toEqual(["b", "a"]);
    expect(arranged({ scope: "shared" })).toEqual(["c"]);
  });

  it("puts what can be targeted first", () => {
    expect(ordered("state")).toEqual(["c", "a", "b"]);
  });
});
