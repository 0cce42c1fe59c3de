import { useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { frameName, momentNear, takeFrame } from "@/lib/media/frame";

/** Tolerance of a player's position, in seconds. */
const OFF = 0.02;

/**
 * Whether frames of a video can be read: "ours" once they can, "closed" if the video plays but its server does not let
 * other pages read it, "none" if it does not play at all.
 */
export type FrameReading = "looking" | "asking-why" | "ours" | "closed" | "none";

/** A player whose frames can be read, seeking from one moment to another. */
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
  // A player that is sent on while it is seeking shows no frame.
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
      // Left out when only testing whether it plays.
      ...(reading !== "asking-why" && { crossOrigin: "anonymous" as const }),
      onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
        if (reading === "asking-why") return setReading("closed");
        setLength(currentTarget.duration);
        // After a seek, every browser draws a frame.
        currentTarget.currentTime = 0;
        setReading(currentTarget.videoWidth > 0 ? "ours" : "none");
      },
      onSeeked: seek,
      onError: () => setReading(reading === "asking-why" ? "none" : "asking-why"),
    },
  };
}
