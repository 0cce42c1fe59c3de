import { Button, type ButtonProps } from "@/components/ui/button";
import type { AllowedMedia } from "@/lib/media/ad-formats";
import { cropOffers } from "@/lib/media/crop-offer";
import type { FileFacts } from "@/lib/media/file-facts";
import type { NamedRatio } from "@/lib/media/ratio";

interface CropButtonsProps extends Pick<ButtonProps, "busy" | "disabledReason"> {
  facts: Pick<FileFacts, "type" | "size">;
  /** Places that it may not fit. */
  places: readonly AllowedMedia[];
  /** Name of the file, if there are several. */
  name?: string;
  /** What is cut is a copy. */
  copy?: boolean;
  /** Requests a crop, to a ratio or freely. */
  onCrop: (ratio: NamedRatio | undefined) => void;
}

/** Offers to crop an image: to the ratios of places that refuse its own, and freely. */
export function CropButtons({
  facts: { type, size },
  places,
  name,
  copy = false,
  onCrop,
  ...button
}: CropButtonsProps) {
  if (type !== "IMAGE") return null;
  const crop = copy ? "Crop a copy" : "Crop";
  const named = name === undefined ? crop : `${crop} ${name}`;
  return (
    <div className="flex flex-wrap gap-2">
      {cropOffers({ type, size }, places).map((ratio) => (
        <Button
          {...button}
          key={ratio.name}
          size="small"
          aria-label={`${named} to ${ratio.name}`}
          onClick={() => onCrop(ratio)}
        >
          {`${crop} to ${ratio.name}`}
        </Button>
      ))}
      <Button {...button} size="small" aria-label={`${named}…`} onClick={() => onCrop(undefined)}>
        {`${crop}…`}
      </Button>
    </div>
  );
}
