import { describe, expect, it } from "vitest";
import { arrangeLookup, type LookupColumn, lookupCsv, lookupText } from "./lookup-table";

interface Category {
  id: string;
  name: string;
  videos?: number;
}

const columns: readonly LookupColumn<Category>[] = [
  { key: "name", label: "Name", text: ({ name }) => name },
  { key: "id", label: "Id", text: ({ id }) => id, identifier: true },
  {
    key: "videos",
    label: "Videos",
    text: ({ videos }) => String(videos ?? ""),
    number: ({ videos }) => videos,
  },
];
const rows = [
  { id: "10", name: "Sports", videos: 20 },
  { id: "9", name: "arts", videos: 100 },
  { id: "8", name: "=News\tand more" },
];
const names = (search: string, order: Parameters<typeof arrangeLookup>[2]["order"] = null) =>
  arrangeLookup(rows, columns, { search, order }).map(({ id }) => id);

describe("arrangeLookup", () => {
  it("finds what contains the words, in any column, in the order that came", () => {
    expect(names("")).toEqual(["10", "9", "8"]);
    expect(names(" ART")).toEqual(["9"]);
    expect(names("10")).toEqual(["10", "9"]);
  });

  it("orders words and ids as people do, and figures by their size", () => {
    expect(names("", { key: "id", descending: false })).toEqual(["8", "9", "10"]);
    expect(names("", { key: "videos", descending: true })).toEqual(["9", "10", "8"]);
    const unordered = columns.map((column) => ({ ...column, unordered: true }));
    const order = { key: "videos", descending: false };
    expect(arrangeLookup(rows, unordered, { search: "", order })).toEqual(rows);
    expect(names("", { key: "nothing", descending: true })).toEqual(["10", "9", "8"]);
  });
});

it("writes the rows as a file and for the clipboard", () => {
  expect(lookupCsv(rows.slice(0, 1), columns).join("")).toBe(
    '\ufeffName,Id,Videos\r\nSports,"=""10""",20\r\n',
  );
  expect(lookupText(rows.slice(0, 1), columns)).toBe('Name\tId\tVideos\nSports\t="10"\t20\n');
});

it("runs nothing in a spreadsheet, by whichever way it gets there", () => {
  expect(lookupCsv(rows.slice(2), columns).join("")).toMatch(/\n"?'=News/);
  expect(lookupText(rows.slice(2), columns)).toMatch(/\n"?'=News/);
});
