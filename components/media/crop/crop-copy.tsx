import { useState } from "react";
import { toast } from "@/components/ui/toast";
import type { Media } from "@/lib/ads/endpoints/media-library";
import { whyNotReady } from "@/lib/media/choice";
import type { Cut } from "@/lib/media/made-file";
import { mediaTitle } from "@/lib/media/media-view";
import type { NamedRatio, PixelSize } from "@/lib/media/ratio";
import { cutCopy, type LibraryPicture, readPicture } from "@/lib/media/read-picture";
import { verdictsOf } from "../fits-badges";
import { stillOf } from "../media-thumb";
import { useUploading } from "../upload-area";
import { CropButtons } from "./crop-buttons";
import { CropDialog } from "./crop-dialog";

interface CropCopyProps {
  media: Media;
  /** Undefined while not known. */
  size: PixelSize | undefined;
}

/** Offers to crop an image of the library. The result is reviewed and uploaded as a new file. */
export function CropCopy({ media, size }: CropCopyProps) {
  const { offer, reason } = useUploading();
  const [read, setRead] = useState<LibraryPicture & { readonly ratio: NamedRatio | undefined }>();
  const [busy, setBusy] = useState(false);
  const name = mediaTitle(media);
  const address = whyNotReady(media) ? undefined : stillOf(media);
  if (media.media_type !== "IMAGE" || address === undefined) return null;
  const work = async (steps: () => Promise<void>) => {
    setBusy(true);
    try {
      await steps();
    } catch {
      toast({
        title: `${name} could not be cropped`,
        description:
          "It could not be read from the library. Upload the file again: it can be cropped before it is sent.",
        tone: "blocked",
      });
    }
    setBusy(false);
  };
  const begin = (ratio: NamedRatio | undefined) =>
    work(async () => setRead({ ...(await readPicture(address)), ratio }));
  const cut = (picture: LibraryPicture, part: Cut) =>
    work(async () => offer([{ file: await cutCopy(picture, name, part) }]));
  return (
    <div className="mt-3">
      <CropButtons
        copy
        facts={{ type: "IMAGE", size }}
        places={verdictsOf(media, size).map(({ format }) => format)}
        busy={busy}
        disabledReason={reason}
        onCrop={(ratio) => void begin(ratio)}
      />
      {read && (
        <CropDialog
          name={`a copy of ${name}`}
          file={read.file}
          picture={read.picture}
          ratio={read.ratio}
          original="file in the library"
          onCrop={(part) => void cut(read, part)}
          onClose={() => setRead(undefined)}
        />
      )}
    </div>
  );
}
