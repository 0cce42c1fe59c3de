"use client";

import { Film, ImageIcon, ImageOff, type LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { classNames } from "./class-names";

interface StillProps {
  /** The address of a picture; undefined without one. */
  address: string | undefined;
  /** It represents a video or animation. */
  moving?: boolean;
  /** Without text, where the box is too small for it. */
  plain?: boolean;
  /** Shown when there is no picture, instead of the icon for a missing one. */
  instead?: LucideIcon | undefined;
  /** Its picture is fetched later: until then the box is empty. */
  waits?: boolean;
  /** Its box; the picture is fitted into it whole. */
  className?: string | undefined;
  /** Called with the picture's own size in pixels, once loaded. */
  onSize?: (size: { width: number; height: number }) => void;
  /** Shown over the picture. */
  children?: ReactNode;
}

/** A small picture of something named beside it. The box has its size before the picture has loaded. */
export function Still({ address, moving, plain, instead, waits, className, onSize, children }: StillProps) {
  const [failed, setFailed] = useState<string>();
  const isBroken = address !== undefined && address === failed;
  const Icon = isBroken ? ImageOff : (instead ?? (moving ? Film : ImageIcon));
  return (
    <span
      className={classNames(
        "relative flex shrink-0 items-center justify-center overflow-hidden bg-surface-sunken text-text-muted",
        className,
      )}
    >
      {waits ? null : address === undefined || isBroken ? (
        <span className="flex flex-col items-center gap-1">
          <Icon size={plain ? 14 : 20} aria-hidden />
          {!plain && isBroken && <span className="text-xs">Cannot be shown</span>}
        </span>
      ) : (
        // next/image would fetch it on the server, which must not reach addresses that records name.
        <img
          src={address}
          alt=""
          decoding="async"
          loading="lazy"
          draggable={false}
          className="size-full object-contain"
          onError={() => setFailed(address)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onSize?.({ width: naturalWidth, height: naturalHeight })
          }
        />
      )}
      {children}
    </span>
  );
}
