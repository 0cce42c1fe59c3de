import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AD_FORMATS } from "./ad-formats";
import { type Box, type CropFrame, dragCorner, growBox, largestBox, moveBox } from "./crop";
import { pressInCrop } from "./crop-keys";
import { cropOffers } from "./crop-offer";

const side = fc.integer({ min: 1, max: 8_000 });
const frames: fc.Arbitrary<CropFrame> = fc.record({
  picture: fc.record({ width: side, height: side }),
  ratio: fc.constantFrom(1.91, 1, 16 / 9, 2.5, undefined),
});
const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "+", "-"] as const;
const presses = fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 40 });
const corners = fc.constantFrom("top-left", "top-right", "bottom-left", "bottom-right");
const point = fc.record({
  x: fc.integer({ min: -500, max: 9_000 }),
  y: fc.integer({ min: -500, max: 9_000 }),
});

const pressed = (frame: CropFrame, steps: readonly (readonly [string, boolean])[]): Box =>
  steps.reduce((box, [key, shift]) => pressInCrop(box, key, shift, frame) ?? box, largestBox(frame));

function expectFits({ x, y, width, height }: Box, { picture, ratio }: CropFrame) {
  for (const number of [x, y, width, height]) expect(Number.isInteger(number)).toBe(true);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(picture.width);
  expect(y + height).toBeLessThanOrEqual(picture.height);
  if (ratio !== undefined) expect(Math.abs(height - width / ratio)).toBeLessThanOrEqual(1);
}

describe("a part of a picture", () => {
  it("stays inside and keeps its ratio within a pixel, whatever is pressed", () => {
    fc.assert(fc.property(frames, presses, (frame, steps) => expectFits(pressed(frame, steps), frame)));
  });

  it("stays inside and keeps its ratio, whichever corner is dragged where", () => {
    fc.assert(
      fc.property(frames, presses, corners, point, (frame, steps, corner, to) =>
        expectFits(dragCorner(pressed(frame, steps), corner, to, frame), frame),
      ),
    );
  });

  it("leaves the corner across where it is", () => {
    fc.assert(
      fc.property(frames, presses, corners, point, (frame, steps, corner, to) => {
        const box = pressed(frame, steps);
        const dragged = dragCorner(box, corner, to, frame);
        if (corner.endsWith("left")) expect(dragged.x + dragged.width).toBe(box.x + box.width);
        else expect(dragged.x).toBe(box.x);
        if (corner.startsWith("top")) expect(dragged.y + dragged.height).toBe(box.y + box.height);
        else expect(dragged.y).toBe(box.y);
      }),
    );
  });

  it("goes back by the opposite step, unless an edge stopped it", () => {
    const frame = { picture: { width: 4_000, height: 3_000 }, ratio: 1.91 };
    const middle = fc.record({
      x: fc.integer({ min: 1_200, max: 1_400 }),
      y: fc.integer({ min: 1_000, max: 1_200 }),
      width: fc.integer({ min: 600, max: 900 }),
    });
    const by = fc.integer({ min: -200, max: 200 });
    fc.assert(
      fc.property(middle, by, by, fc.constantFrom(1.91, 1, undefined), ({ x, y, width }, a, b, ratio) => {
        const box = { x, y, width, height: Math.round(width / (ratio ?? 1.3)) };
        const cut = { ...frame, ratio };
        expect(moveBox(moveBox(box, a, b, cut), -a, -b, cut)).toEqual(box);
        expect(growBox(growBox(box, a, cut), -a, cut)).toEqual(box);
      }),
    );
  });

  it("begins as large as it can be, in the middle", () => {
    const picture = { width: 1_200, height: 900 };
    expect(largestBox({ picture, ratio: 1.91 })).toEqual({ x: 0, y: 136, width: 1_200, height: 628 });
    expect(largestBox({ picture, ratio: undefined })).toEqual({ x: 0, y: 0, ...picture });
  });
});

describe("what a crop is offered for", () => {
  const image = (width: number, height: number) => ({ type: "IMAGE", size: { width, height } }) as const;

  const cards = [AD_FORMATS["website-card"], AD_FORMATS.poll, AD_FORMATS.post];

  it.each([
    ["every ratio that some place takes", image(1_200, 900), ["1.91:1", "1:1"]],
    ["what places need that refuse another's ratio", image(1_200, 1_200), ["1.91:1"]],
    ["nothing where the ratio fits", image(1_200, 628), []],
    ["only ratios that leave pixels enough", image(1_000, 600), ["1.91:1"]],
    ["nothing where too few pixels would be left", image(700, 900), []],
    ["no video", { ...image(1_200, 900), type: "VIDEO" }, []],
  ] as const)("%s", (_, facts, names) => {
    expect(cropOffers(facts, cards).map(({ name }) => name)).toEqual(names);
  });
});
