import { type RefObject, useId } from "react";
import { classNames } from "@/components/ui/class-names";
import { type Box, boxInWords, type CropFrame } from "@/lib/media/crop";
import { pressInCrop } from "@/lib/media/crop-keys";
import { useCropDrag } from "./use-crop-drag";

interface CropStageProps {
  /** Address of the picture. */
  src: string;
  frame: CropFrame;
  box: Box;
  onBox: (box: Box) => void;
  area: RefObject<HTMLDivElement | null>;
}

const CORNERS = {
  "top-left": "top-0 left-0 cursor-nwse-resize",
  "top-right": "top-0 right-0 cursor-nesw-resize",
  "bottom-left": "bottom-0 left-0 cursor-nesw-resize",
  "bottom-right": "right-0 bottom-0 cursor-nwse-resize",
} as const;

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** A picture with the crop area highlighted: the area and its corners are dragged, or moved with keys. */
export function CropStage({ src, frame, box, onBox, area }: CropStageProps) {
  const { width, height } = frame.picture;
  const drag = useCropDrag(box, frame, onBox);
  const hint = useId();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex justify-center rounded-md bg-surface-sunken p-3">
        <div
          className="relative overflow-hidden bg-size-[100%_100%]"
          style={{
            aspectRatio: width / height,
            width: `min(100%, ${(42 * width) / height}dvh)`,
            backgroundImage: `url("${src}")`,
          }}
        >
          <div
            ref={area}
            role="slider"
            aria-label="Crop area"
            aria-valuenow={Math.round((100 * box.width) / width)}
            aria-valuetext={boxInWords(box)}
            aria-describedby={hint}
            tabIndex={0}
            className="absolute cursor-move touch-none shadow-[0_0_0_9999px_rgb(0_0_0/0.55)] outline-2 outline-white outline-offset-[-2px] focus-visible:outline-accent"
            style={{
              left: percent(box.x, width),
              top: percent(box.y, height),
              width: percent(box.width, width),
              height: percent(box.height, height),
            }}
            onKeyDown={(event) => {
              if (event.ctrlKey || event.metaKey || event.altKey) return;
              const next = pressInCrop(box, event.key, event.shiftKey, frame);
              if (!next) return;
              event.preventDefault();
              event.stopPropagation();
              onBox(next);
            }}
            {...drag}
          >
            {Object.entries(CORNERS).map(([corner, where]) => (
              <span
                key={corner}
                data-corner={corner}
                className={classNames("absolute size-5 rounded-sm border-2 border-white bg-accent", where)}
              />
            ))}
          </div>
        </div>
      </div>
      <p aria-hidden className="tabular-nums">
        {boxInWords(box)}
      </p>
      <p id={hint} className="text-sm text-text-muted">
        Drag the area or a corner. Arrow keys move it, + and − change its size
        {frame.ratio === undefined && ", Shift with an arrow key moves its right or bottom edge"}.
      </p>
    </div>
  );
}
