import { describe, expect, it } from "vitest";
import { changesTo, detailsOf, problemsIn } from "./details-form";
import { sampleMedia, sampleVideo } from "./test-media";

describe("changesTo", () => {
  it("sends the touched fields only, and clears what was emptied", () => {
    const video = sampleVideo({ title: "Old", description: "Kept" });
    const typed = { ...detailsOf(video), name: "New", title: "" };
    expect(changesTo(video, typed, detailsOf(video))).toEqual({ name: "New", title: null });
    expect(changesTo(video, detailsOf(video), detailsOf(video))).toEqual({});
  });

  it("never sends what only videos have for anything else", () => {
    const image = sampleMedia();
    const before = detailsOf(image);
    expect(changesTo(image, { ...before, title: "x", poster_media_key: "3_2" }, before)).toEqual({});
  });
});

it("holds words to the limits of the specification, counted as characters", () => {
  const details = detailsOf(sampleVideo());
  expect(problemsIn({ ...details, name: "🎬".repeat(100), title: "t".repeat(70) })).toEqual({});
  expect(
    Object.keys(
      problemsIn({
        ...details,
        name: "n".repeat(101),
        file_name: "f".repeat(256),
        title: "t".repeat(71),
        description: "d".repeat(201),
      }),
    ),
  ).toEqual(["name", "file_name", "title", "description"]);
});
