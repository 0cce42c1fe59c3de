import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { StatusMark } from "@/components/ui/status-mark";
import { TextInput } from "@/components/ui/text-input";
import { FRAME_STEP, lastMoment, momentInWords } from "@/lib/media/frame";
import { type FrameReading, useFrames } from "./use-frames";

interface FrameDialogProps {
  /** Of the video. */
  name: string;
  /** Its address. */
  src: string;
  /** Called with the frame as an image file. */
  onFrame: (frame: File) => void;
  onClose: () => void;
}

/** Why no frame can be chosen, and what to do instead. */
const UNREADABLE: Readonly<Partial<Record<FrameReading, string>>> = {
  closed:
    "This video’s server does not let other sites read its frames. Choose an image of the library as the poster.",
  none: "The video cannot be played here. Choose an image of the library as the poster.",
};

/** Chooses a frame of a video, by pointer or keys. */
export function FrameDialog({ name, src, onFrame, onClose }: FrameDialogProps) {
  const frames = useFrames(name);
  const { reading, at, length, taking } = frames;
  const slider = useRef<HTMLInputElement>(null);
  const unreadable = UNREADABLE[reading];
  const use = async () => {
    const frame = await frames.take();
    if (!frame) return;
    onFrame(frame);
    onClose();
  };
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      initialFocus={slider}
      title={`Choose a frame of ${name}`}
      description="It becomes an image of its own; the video stays as it is."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            busy={taking}
            disabledReason={unreadable ?? (reading === "ours" ? undefined : "Still reading the video.")}
            onClick={() => void use()}
          >
            Use this frame as the poster
          </Button>
        </>
      }
    >
      {unreadable ? (
        <StatusMark kind="blocked">
          <span role="alert" className="whitespace-normal">
            {unreadable}
          </span>
        </StatusMark>
      ) : (
        <div className="flex flex-col gap-3">
          <video
            key={reading === "asking-why" ? "plain" : "read"}
            {...frames.video}
            muted
            playsInline
            preload="auto"
            aria-label={`Frame at ${momentInWords(at)}`}
            src={src}
            className="aspect-video max-h-[42dvh] w-full rounded-md bg-surface-sunken"
          />
          <input
            ref={slider}
            type="range"
            aria-label="Moment"
            aria-valuetext={`${momentInWords(at)} of ${momentInWords(length)}`}
            min={0}
            max={lastMoment(length)}
            step={FRAME_STEP}
            value={at}
            onChange={({ target }) => frames.goTo(Number(target.value))}
            className="w-full accent-accent"
          />
          <div className="flex items-end justify-between gap-3">
            <Seconds at={at} most={lastMoment(length)} closed={reading !== "ours"} onChange={frames.goTo} />
            <p aria-hidden className="text-text-muted tabular-nums">
              {reading === "ours" ? `${momentInWords(at)} of ${momentInWords(length)}` : "Reading the video…"}
            </p>
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface SecondsProps {
  at: number;
  most: number;
  /** Nothing can be chosen yet. */
  closed: boolean;
  onChange: (at: number) => void;
}

/** A moment in seconds, as typed. */
function Seconds({ at, most, closed, onChange }: SecondsProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field label="Seconds" className="w-28">
      <TextInput
        type="number"
        min={0}
        max={most}
        step={FRAME_STEP}
        readOnly={closed}
        value={typed ?? String(at)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value !== "") onChange(Number(target.value));
        }}
        onBlur={() => setTyped(undefined)}
        className="text-right tabular-nums"
      />
    </Field>
  );
}
