import { type PointerEvent, useRef } from "react";
import { type Box, type Corner, type CropFrame, dragCorner, moveBox } from "@/lib/media/crop";

interface Grip {
  readonly from: Box;
  readonly corner: Corner | undefined;
  readonly x: number;
  readonly y: number;
  /** Pixels of the picture for each pixel on screen. */
  readonly scale: number;
}

const CORNERS: readonly string[] = ["top-left", "top-right", "bottom-left", "bottom-right"];
const isCorner = (name: string | undefined): name is Corner => name !== undefined && CORNERS.includes(name);

/** Moves a part of a picture by the pointer, or one of its corners: the elements with `data-corner`. */
export function useCropDrag(box: Box, frame: CropFrame, onBox: (box: Box) => void) {
  const grip = useRef<Grip>(undefined);
  const end = () => {
    grip.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const shown = event.currentTarget.getBoundingClientRect();
      if (event.button !== 0 || shown.width === 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const name = event.target instanceof HTMLElement ? event.target.dataset.corner : undefined;
      grip.current = {
        from: box,
        corner: isCorner(name) ? name : undefined,
        x: event.clientX,
        y: event.clientY,
        scale: box.width / shown.width,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!grip.current) return;
      const { from, corner, x, y, scale } = grip.current;
      const [right, down] = [(event.clientX - x) * scale, (event.clientY - y) * scale];
      if (!corner) {
        onBox(moveBox(from, right, down, frame));
        return;
      }
      const begun = {
        x: corner.endsWith("left") ? from.x : from.x + from.width,
        y: corner.startsWith("top") ? from.y : from.y + from.height,
      };
      onBox(dragCorner(from, corner, { x: begun.x + right, y: begun.y + down }, frame));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
