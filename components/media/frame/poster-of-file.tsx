import { X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { readFileFacts } from "@/lib/media/file-facts";
import { preflight } from "@/lib/media/preflight";
import { FileThumb, useFileAddress } from "../file-thumb";
import { FrameDialog } from "./frame-dialog";

interface PosterOfFileProps {
  /** A video that is not sent yet. */
  video: File;
  /** The frame that was chosen. */
  poster: File | undefined;
  onPoster: (poster: File | undefined) => void;
}

const whyNotUpload = (frame: File): Promise<string | undefined> =>
  readFileFacts(frame).then(
    (facts) => preflight(facts).problems[0],
    () => "It cannot be read.",
  );

/** Chooses a frame of a video on this device as its poster, before it is sent. */
export function PosterOfFile({ video, poster, onPoster }: PosterOfFileProps) {
  const [choosing, setChoosing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const src = useFileAddress(video);
  const take = async (frame: File | undefined) => {
    const first = frame && (await whyNotUpload(frame));
    setProblem(first);
    if (first === undefined) onPoster(frame);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {poster && (
        <>
          <FileThumb file={poster} type="IMAGE" className="h-9 w-16 rounded-sm" />
          <p className="min-w-48 flex-1 text-text-muted">
            <bdi className="block truncate text-text">Poster: {poster.name}</bdi>
            Uploaded with the video, and set as its poster once both are in the library.
          </p>
          <IconButton
            label={`Remove the poster of ${video.name}`}
            size="small"
            onClick={() => void take(undefined)}
          >
            <X size={14} aria-hidden />
          </IconButton>
        </>
      )}
      <Button
        size="small"
        disabledReason={src ? undefined : "Still reading the video."}
        onClick={() => setChoosing(true)}
      >
        {poster ? "Choose another frame…" : "Choose a frame as poster…"}
      </Button>
      <p role="alert" className="basis-full text-blocked empty:hidden">
        {problem !== undefined && `This frame cannot be the poster. ${problem}`}
      </p>
      {choosing && src !== undefined && (
        <FrameDialog
          name={video.name}
          src={src}
          onFrame={(frame) => void take(frame)}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
