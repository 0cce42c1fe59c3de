"use client";

import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import styles from "./preview.module.css";
import { type PreviewLook, PreviewLookProvider, widthOf } from "./preview-look";

interface PreviewFrameProps {
  look: PreviewLook;
  /** Its content, for screen readers: "Preview of the card". */
  label: string;
  /** Only an image: nothing inside is focusable, in lists and contact sheets. */
  still?: boolean;
  children: ReactNode;
}

/** A reader's column in its real width, scaled down where there is less room. */
export function PreviewFrame({ look, label, still, children }: PreviewFrameProps) {
  const width = widthOf(look);
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const has = element.clientWidth;
      if (has > 0) setScale(Math.min(1, Math.round((has / width) * 1_000) / 1_000));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  const frame = (
    <div
      className={styles.frame}
      data-look={look.theme}
      data-worst={look.worstCase || undefined}
      data-preview-frame
      inert={still}
    >
      <PreviewLookProvider value={look}>{children}</PreviewLookProvider>
    </div>
  );
  return (
    <div ref={room} className="flex w-full justify-center overflow-hidden">
      <div style={{ width, zoom: scale }} className="shrink-0">
        {still ? (
          <div role="img" aria-label={label}>
            {frame}
          </div>
        ) : (
          <section aria-label={label}>{frame}</section>
        )}
      </div>
    </div>
  );
}
