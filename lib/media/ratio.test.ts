import { expect, it } from "vitest";
import { ratioName } from "./ratio";

it.each([
  [1200, 628, "1.91:1"],
  [1200, 675, "16:9"],
  [1080, 1080, "1:1"],
  [1200, 480, "5:2"],
  [720, 1280, "9:16"],
  [1080, 1350, "4:5"],
  [1200, 900, "4:3"],
  [1500, 500, "3:1"],
  [2560, 1080, "2.37:1"],
  [1210, 1000, "1.21:1"],
  [100, 1000, "0.10:1"],
])("%i × %i is called as people call it", (width, height, name) => {
  expect(ratioName(width / height)).toBe(name);
});
