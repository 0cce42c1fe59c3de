import { expect, it } from "vitest";
import { draftOf } from "./card-draft";
import { refusalsAtFields } from "./refusal-fields";

const error = (parameter: string, value?: string) =>
  ({ code: "INVALID_PARAMETER", message: `about ${parameter}`, parameter, ...(value && { value }) }) as const;

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
  const { fields, rest } = refusalsAtFields(draft, [
    error("name"),
    error("slides[1][1].destination.url"),
    error("media_key", "3_2"),
    error("slides"),
    error("components[0].title"),
  ]);
  expect(Object.fromEntries(fields)).toEqual({
    name: "about name",
    [`${details?.id}.url`]: "about slides[1][1].destination.url",
    [`${media?.id}.media_key`]: "about media_key",
  });
  expect(rest.map(({ parameter }) => parameter)).toEqual(["slides", "components[0].title"]);
});
