import { expect, it } from "vitest";
import { croppedName } from "./read-picture";

it.each([
  ["Hero.png", "image/jpeg", "1.91:1", "Hero 1.91x1.jpg"],
  ["Hero 1.91x1.jpg", "image/jpeg", "1:1", "Hero 1x1.jpg"],
  ["Hero image", "image/png", "16:9", "Hero image 16x9.png"],
  ["Version 1.2 of it.jpeg", "image/jpeg", undefined, "Version 1.2 of it cropped.jpg"],
])("a part of %s as %s, cut to %s, is called %s", (name, type, ratio, called) => {
  expect(croppedName(name, type, ratio)).toBe(called);
});
