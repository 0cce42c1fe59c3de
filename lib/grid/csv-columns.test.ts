import { expect, it } from "vitest";
import { parseCsv } from "@/lib/csv/test-csv";
import { type CsvColumn, csvPieces, fieldColumns, whyNotExport, withId } from "./csv-columns";

const fileOf = <Row>(records: readonly Row[], columns: readonly CsvColumn<Row>[]) =>
  parseCsv([...csvPieces(records, columns, 1)].map(({ text }) => text).join(""));

it("writes every field of records that have amounts and of those that have none", () => {
  const records: Readonly<Record<string, unknown>>[] = [
    { name: "+1", id: "12", currency: "KWD", bid_local_micro: "1500000", owner_id: "8e12" },
    { name: null, id: "ab", tags: ["a", "b"], count_local_micro: "7" },
  ];
  expect(fileOf(records, fieldColumns(records))).toEqual([
    ["id", "name", "currency", "bid", "owner_id", "tags", "count"],
    ['="12"', "'+1", "KWD", "1.500", '="8e12"', "", ""],
    ["ab", "", "", "", "", '["a","b"]', "7"],
  ]);
});

it("needs no id of what the service calls otherwise", () => {
  const records = [{ media_key: "123456789012345678", name: "Hero" }];
  expect(fileOf(records, fieldColumns(records, ["media_key"]))).toEqual([
    ["media_key", "name"],
    ['="123456789012345678"', "Hero"],
  ]);
});

it("puts the id before the columns as seen", () => {
  const columns = withId([{ heading: "Name", text: ({ name }: { id: string; name: string }) => name }]);
  expect(fileOf([{ id: "1", name: "=A" }], columns)).toEqual([
    ["ID", "Name"],
    ['="1"', "'=A"],
  ]);
});

it("says why there is no file yet", () => {
  expect(whyNotExport(0, true)).toBe("There is nothing to export.");
  expect(whyNotExport(3, false)).toMatch(/still being read/);
  expect(whyNotExport(3, true)).toBeUndefined();
});
