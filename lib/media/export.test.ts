import { expect, it } from "vitest";
import { csvCell } from "@/lib/grid/csv-columns";
import { mediaExport } from "./export";
import { sampleMedia, sampleVideo } from "./test-media";

const { seen, all } = mediaExport({
  sizeOf: (key) => (key === "3_1" ? { width: 1200, height: 628 } : undefined),
  tags: new Map([["3_1", ["Autumn", "Approved"]]]),
});
const written = (media: Parameters<(typeof seen)[number]["text"]>[0]) =>
  Object.fromEntries(seen.map((column) => [column.heading, csvCell(column, media)]));

it("writes pixels, tags and the formats that a medium surely fits", () => {
  expect(written(sampleMedia())).toMatchObject({
    Key: "3_1",
    Name: "Hero image",
    File: "hero.jpg",
    Tags: "Autumn; Approved",
    "Width to height": "1.91",
    Width: "1200",
    Height: "628",
    "Length in seconds": "",
    Fits: expect.stringContaining("Website card"),
  });
});

it("leaves empty what is unknown", () => {
  expect(written(sampleMedia({ media_key: "3_2" }))).toMatchObject({
    "Width to height": "",
    Width: "",
    Tags: "",
  });
  expect(written(sampleMedia({ media_key: "3_2" })).Fits).not.toContain("Website card");
  expect(written(sampleVideo())).toMatchObject({ "Width to height": "1.78", "Length in seconds": "15" });
});

it("writes every field under the service's name", () => {
  const headings = all([sampleMedia(), sampleVideo()]).map(({ heading }) => heading);
  expect(headings).toEqual(expect.arrayContaining(["media_key", "media_url", "duration"]));
  expect(headings).not.toContain("id");
});
