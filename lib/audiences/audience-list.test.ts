import { expect, it } from "vitest";
import { csvCell } from "@/lib/grid/csv-columns";
import { AUDIENCE_EXPORT } from "./audience-list";
import { sampleAudience } from "./test-audience";

const written = (changes: Parameters<typeof sampleAudience>[0]) =>
  Object.fromEntries(
    AUDIENCE_EXPORT.seen.map((column) => [column.heading, csvCell(column, sampleAudience(changes))]),
  );

it("says why an audience cannot be targeted, and nothing about an unknown size", () => {
  const waiting = {
    targetable: false,
    reasons_not_targetable: ["PROCESSING", "TOO_SMALL"],
    audience_size: null,
  };
  expect(written(waiting)).toMatchObject({
    Audience: "Newsletter readers",
    Type: "CRM",
    Size: "",
    "Can be targeted": "false",
    "Why not": "PROCESSING TOO_SMALL",
  });
  expect(written({ audience_size: 0 }).Size).toBe("0");
});
