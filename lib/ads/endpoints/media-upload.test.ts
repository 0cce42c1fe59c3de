import { expect, it } from "vitest";
import { inOneLine } from "../test-words";
import { append, finalize, init, simple, status, UPLOAD_KINDS } from "./media-upload";

it("declares the upload as the public documentation does", () => {
  expect([simple, init, append, finalize, status].map(inOneLine)).toEqual([
    "R28 POST /1.1/media/upload.json additional_owners media_category",
    "R28 POST /1.1/media/upload.json additional_owners command media_category media_type* total_bytes*",
    "R28 POST /1.1/media/upload.json command media_id* segment_index*",
    "R28 POST /1.1/media/upload.json command media_id*",
    "R29 GET /1.1/media/upload.json command media_id*",
  ]);
  expect([simple, init, append, finalize, status].map(({ successStatus = 200 }) => successStatus)).toEqual([
    200, 202, 204, 201, 200,
  ]);
  for (const endpoint of [simple, init, append, finalize, status]) expect(endpoint.base).toBe("upload");
});

it("has the sizes and the keys of the documentation", () => {
  const megabytes = Object.entries(UPLOAD_KINDS).map(([name, kind]) => [
    name,
    kind.maxBytes / 1_048_576,
    kind.keyPrefix,
  ]);
  expect(megabytes).toEqual([
    ["post_image", 5, "3"],
    ["post_gif", 15, "16"],
    ["post_video", 512, "7"],
    ["amplify_video", 500, "13"],
  ]);
  expect(append.params.shape.segment_index.safeParse(999).success).toBe(true);
  expect(append.params.shape.segment_index.safeParse(1_000).success).toBe(false);
  const piece = (bytes: number) => append.body.safeParse(new Blob([new Uint8Array(bytes)])).success;
  expect([piece(0), piece(1), piece(5_242_880), piece(5_242_881)]).toEqual([false, true, true, false]);
  const owners = (count: number) =>
    init.params.shape.additional_owners.safeParse(Array(count).fill("1")).success;
  expect([owners(100), owners(101)]).toEqual([true, false]);
});
