import { useEffect, useRef, useState } from "react";
import { usePermission } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { useStore } from "@/components/ui/use-store";
import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import { whyNotReady } from "@/lib/media/choice";
import { mediaTitle } from "@/lib/media/media-view";
import { playableAddress } from "../media-player";
import { followUploads } from "../upload-job";
import { UploadReview } from "../upload-review";
import { UploadRow } from "../upload-row";
import { uploadStore } from "../uploads";
import { FrameDialog } from "./frame-dialog";

interface FrameAsPosterProps {
  video: mediaLibrary.Media;
  /** Why the poster cannot be changed. */
  disabledReason?: string | undefined;
  /** Called with the key of the frame once it is in the library, while mounted. */
  onPoster: (mediaKey: string) => void;
}

/** Offers to make an image from a frame of a video in the library. It is reviewed and uploaded like any other. */
export function FrameAsPoster({ video, disabledReason, onPoster }: FrameAsPosterProps) {
  const { reason } = usePermission(mediaLibrary.create);
  const [choosing, setChoosing] = useState(false);
  const [frame, setFrame] = useState<{ readonly file: File; readonly since: number }>();
  const [reviewing, setReviewing] = useState(false);
  const latest = useRef<typeof onPoster>(undefined);
  useEffect(() => {
    latest.current = onPoster;
    return () => {
      latest.current = undefined;
    };
  }, [onPoster]);
  useEffect(followUploads, []);
  const src = playableAddress(video);
  return (
    <>
      <Button
        disabledReason={
          disabledReason ??
          reason ??
          whyNotReady(video) ??
          (src ? undefined : "This video cannot be played here.")
        }
        onClick={() => setChoosing(true)}
      >
        Choose a frame…
      </Button>
      {choosing && src !== undefined && (
        <FrameDialog
          name={mediaTitle(video)}
          src={src}
          onFrame={(file) => {
            setFrame({ file, since: Date.now() });
            setReviewing(true);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {reviewing && frame && (
        <UploadReview
          offered={[frame]}
          onAdded={(key) => latest.current?.(key)}
          onUse={onPoster}
          onClose={() => setReviewing(false)}
        />
      )}
      {frame && <OnItsWay name={frame.file.name} since={frame.since} />}
    </>
  );
}

/** The frame while it is uploaded, and its error. */
function OnItsWay({ name, since }: { name: string; since: number }) {
  const uploads = useStore(uploadStore).filter(
    ({ fileName, begunAt, state }) => fileName === name && begunAt >= since && state.at !== "done",
  );
  if (uploads.length === 0) return null;
  return (
    <ul className="basis-full rounded-md border">
      {uploads.map((item) => (
        <UploadRow key={item.id} item={item} />
      ))}
    </ul>
  );
}
