import { useRef, useState } from "react";
import { useFileAddress } from "@/components/media/file-thumb";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Segmented } from "@/components/ui/segmented";
import { type Box, largestBox } from "@/lib/media/crop";
import { CROP_RATIOS } from "@/lib/media/crop-offer";
import type { Cut } from "@/lib/media/made-file";
import type { NamedRatio, PixelSize } from "@/lib/media/ratio";
import { CropStage } from "./crop-stage";

interface CropDialogProps {
  name: string;
  /** A picture that browsers show. */
  file: Blob;
  /** Its pixels, upright. */
  picture: PixelSize;
  /** The initial ratio; left out for a free crop. */
  ratio: NamedRatio | undefined;
  /** What stays as it is. */
  original?: string;
  onCrop: (cut: Cut) => void;
  onClose: () => void;
}

const FREE = "Free";

/** Chooses the part of a picture to keep, by pointer or keys. */
export function CropDialog({
  name,
  file,
  picture,
  ratio,
  original = "file on your disk",
  onCrop,
  onClose,
}: CropDialogProps) {
  const [chosen, setChosen] = useState(ratio);
  const [box, setBox] = useState<Box>(() => largestBox({ picture, ratio: ratio?.value }));
  const src = useFileAddress(file);
  const area = useRef<HTMLDivElement>(null);
  const ratios = CROP_RATIOS.some(({ name: known }) => known === ratio?.name)
    ? CROP_RATIOS
    : [...CROP_RATIOS, ...(ratio ? [ratio] : [])];
  const choose = (next: NamedRatio | undefined) => {
    setChosen(next);
    // A free crop starts with the current part.
    if (next) setBox(largestBox({ picture, ratio: next.value }));
  };
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      initialFocus={area}
      title={`Crop ${name}`}
      description={`The ${original} stays as it is.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            onClick={() => {
              onCrop({ box, ratio: chosen?.name });
              onClose();
            }}
          >
            {chosen ? `Crop to ${chosen.name}` : "Crop"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Segmented
          label="Ratio"
          className="self-start"
          value={chosen?.name ?? FREE}
          onValueChange={(value) => choose(ratios.find(({ name: known }) => known === value))}
          options={[...ratios.map(({ name: known }) => known), FREE].map((value) => ({
            value,
            label: value,
          }))}
        />
        {src !== undefined && (
          <CropStage
            src={src}
            frame={{ picture, ratio: chosen?.value }}
            box={box}
            onBox={setBox}
            area={area}
          />
        )}
      </div>
    </Dialog>
  );
}
