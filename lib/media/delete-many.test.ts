import { expect, it } from "vitest";
import { planMediaDeletion, storedMedia } from "./delete-many";
import { sampleMedia } from "./test-media";

it("plans a deletion that a device can keep and go on with", () => {
  const [item] = planMediaDeletion([sampleMedia({ media_key: "3_7", name: null, file_name: "hero.jpg" })]);
  expect(item).toMatchObject({ key: "3_7", name: "hero.jpg", before: { id: "3_7", media_key: "3_7" } });
  expect(item?.operation).toEqual({ operation_type: "Delete", params: { media_key: "3_7" } });
  expect(storedMedia.parse(structuredClone(item))).toEqual(item);
  expect(
    storedMedia.safeParse({ ...item, operation: { operation_type: "Update", params: {} } }).success,
  ).toBe(false);
});
