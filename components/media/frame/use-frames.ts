import { useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { frameName, momentNear, takeFrame } from "@/lib/media/frame";

/** Seconds by which a player may be off the moment that it was sent to. */
const OFF = 0.02;

/**
 * Which frames of a video can be read: "ours" once they can, "closed" where the video plays and its server does not
 * let other pages read it, "none" where it does not play at all.
 */
export type FrameReading = "looking" | "asking-why" | "ours" | "closed" | "none";

/** A player whose frames can be read, sent from one moment to another. */
export function useFrames(name: string) {
  const player = useRef<HTMLVideoElement>(null);
  const wanted = useRef(0);
  const [reading, setReading] = useState<FrameReading>("looking");
  const [length, setLength] = useState(0);
  const [at, setAt] = useState(0);
  const [taking, setTaking] = useState(false);
  const isThere = () => {
    const video = player.current;
    return !video || (!video.seeking && Math.abs(video.currentTime - wanted.current) <= OFF);
  };
  // A player that is sent on before it has found a moment shows none of them.
  const seek = () => {
    const video = player.current;
    if (video && !video.seeking && !isThere()) video.currentTime = wanted.current;
  };
  const take = async (): Promise<File | undefined> => {
    if (!player.current) return undefined;
    setTaking(true);
    try {
      return await takeFrame(player.current, frameName(name, at), isThere);
    } catch {
      toast({ title: `The frame of ${name} could not be read`, tone: "blocked" });
      return undefined;
    } finally {
      setTaking(false);
    }
  };
  return {
    reading,
    /** Seconds. */
    length,
    at,
    goTo: (moment: number) => {
      wanted.current = momentNear(moment, length);
      setAt(wanted.current);
      seek();
    },
    take,
    taking,
    /** What the player is given. */
    video: {
      ref: player,
      // Not asked for where only whether it plays is to be found out.
      ...(reading !== "asking-why" && { crossOrigin: "anonymous" as const }),
      onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
        if (reading === "asking-why") return setReading("closed");
        setLength(currentTarget.duration);
        // Sent somewhere, every browser draws a frame.
        currentTarget.currentTime = 0;
        setReading(currentTarget.videoWidth > 0 ? "ours" : "none");
      },
      onSeeked: seek,
      onError: () => setReading(reading === "asking-why" ? "none" : "asking-why"),
    },
  };
}
