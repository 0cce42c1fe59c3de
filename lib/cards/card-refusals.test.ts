import { expect, it } from "vitest";
import { draftOf } from "./card-draft";
import { refusedCardFields } from "./card-refusals";

it("puts what the service refuses at the field it was entered in", () => {
  const draft = draftOf("A", "slides", [
    [
      { type: "MEDIA", media_key: "3_1" },
      { type: "DETAILS", title: "T", url: "https://a.example" },
    ],
    [
      { type: "MEDIA", media_key: "3_2" },
      { type: "DETAILS", title: "T", url: "https://a.example" },
    ],
  ]);
  const [, second] = draft.sides;
  const [media, details] = second?.blocks ?? [];
  expect(refusedCardFields(draft, "name", undefined)).toEqual(["name"]);
  expect(refusedCardFields(draft, "slides[1][1].destination.url", undefined)).toEqual([`${details?.id}.url`]);
  expect(refusedCardFields(draft, "media_key", "3_2")).toEqual([`${media?.id}.media_key`]);
  for (const about of ["slides", "components[0].title"]) {
    expect(refusedCardFields(draft, about, undefined)).toEqual([]);
  }
});
