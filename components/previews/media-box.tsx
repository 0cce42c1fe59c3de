"use client";

import { CirclePlay, Film, ImageIcon, ImageOff, Play } from "lucide-react";
import { useState } from "react";
import { playingTime } from "@/lib/format/durations";
import type { MediaView } from "@/lib/previews/view";
import styles from "./preview.module.css";
import { usePreviewLook } from "./preview-look";

interface MediaBoxProps {
  media: MediaView;
  /** Its height is set elsewhere. */
  fills?: boolean;
}

/** A picture, or a video or GIF that plays on request, or a box that names what is missing. */
export function MediaBox({ media, fills }: MediaBoxProps) {
  const { worstCase } = usePreviewLook();
  const [failed, setFailed] = useState<string>();
  const [playing, setPlaying] = useState<string>();
  const { kind, src, poster, missing } = media;
  const still = kind === "image" ? src : poster;
  const shown = still ?? src;
  const absent =
    missing ??
    (worstCase
      ? { words: "Pictures are not loaded" }
      : shown === undefined
        ? { words: "Without a picture" }
        : failed === shown
          ? { words: "The picture cannot be shown here" }
          : undefined);
  const moves = kind === "video" || kind === "gif";
  return (
    <span
      className={styles.box}
      style={fills ? undefined : { aspectRatio: String(media.ratio) }}
      data-part="media"
    >
      {absent ? (
        <Absent kind={kind} failed={absent !== missing && !worstCase} {...absent} />
      ) : moves && src !== undefined && (playing === src || still === undefined) ? (
        <video
          key={playing === src ? "playing" : "still"}
          src={src}
          poster={poster}
          muted
          loop
          playsInline
          autoPlay={playing === src}
          preload="metadata"
          onError={() => setFailed(shown)}
        />
      ) : (
        // next/image would fetch it on the server, which must not reach addresses that records name.
        <img
          src={still}
          alt={media.alt}
          decoding="async"
          draggable={false}
          onError={() => setFailed(shown)}
        />
      )}
      {moves && !absent && playing !== src && <PlayMark src={src} onPlay={() => setPlaying(src)} />}
      {moves && !absent && (
        <span className={styles.pill}>
          {kind === "gif" ? "GIF" : media.seconds ? playingTime(media.seconds * 1_000) : "Video"}
        </span>
      )}
    </span>
  );
}

function PlayMark({ src, onPlay }: { src: string | undefined; onPlay: () => void }) {
  const icon = <Play size={22} fill="currentColor" aria-hidden />;
  return src === undefined ? (
    <span className={styles.play}>{icon}</span>
  ) : (
    <button type="button" aria-label="Play the video" className={styles.play} onClick={onPlay}>
      {icon}
    </button>
  );
}

function Absent({
  kind,
  failed,
  words,
  detail,
}: {
  kind: MediaView["kind"];
  failed: boolean;
  words: string;
  detail?: string | undefined;
}) {
  const Icon = failed ? ImageOff : kind === "video" ? Film : kind === "gif" ? CirclePlay : ImageIcon;
  return (
    <span className={styles.absent} data-part="absent">
      <Icon size={24} aria-hidden />
      <span>{words}</span>
      {detail && <code>{detail}</code>}
    </span>
  );
}
