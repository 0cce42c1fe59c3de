import { Button } from "@/components/ui/button";
import { cropOffers } from "@/lib/media/crop-offer";
import type { Preflight } from "@/lib/media/preflight";
import type { NamedRatio } from "@/lib/media/ratio";

interface CropButtonsProps {
  flight: Preflight;
  /** Of the file. */
  name: string;
  /** Asks for a crop, to a ratio or freely. */
  onCrop: (ratio: NamedRatio | undefined) => void;
}

/** Offers to crop an image: to what places need that its ratio does not fit, and to anything else. */
export function CropButtons({ flight: { facts, verdicts }, name, onCrop }: CropButtonsProps) {
  const { type, size } = facts;
  if (type !== "IMAGE") return null;
  const ratios = cropOffers(
    { type, size },
    verdicts.map(({ format }) => format),
  );
  return (
    <div className="flex flex-wrap gap-2">
      {ratios.map((ratio) => (
        <Button
          key={ratio.name}
          size="small"
          aria-label={`Crop ${name} to ${ratio.name}`}
          onClick={() => onCrop(ratio)}
        >
          {`Crop to ${ratio.name}`}
        </Button>
      ))}
      <Button size="small" aria-label={`Crop ${name}…`} onClick={() => onCrop(undefined)}>
        Crop…
      </Button>
    </div>
  );
}
