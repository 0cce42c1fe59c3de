"use client";

import { useEffect, useState } from "react";
import { formatPercent } from "@/lib/format/numbers";
import { pollAt } from "@/lib/previews/poll-view";
import type { PollView } from "@/lib/previews/view";
import { PreviewLine } from "./line";
import { MediaBox } from "./media-box";
import styles from "./preview.module.css";

/** A poll, whose remaining time is updated live. */
export function PollDrawing({ poll }: { poll: PollView }) {
  const now = useNow(poll.endsAt);
  const { state, bars, footer } = pollAt(poll, now);
  return (
    <div data-part="poll" data-state={state}>
      {poll.media && (
        <div className={styles.pollMedia}>
          <MediaBox media={poll.media} />
        </div>
      )}
      <div className={styles.choices}>
        {poll.choices.map((choice, index) => {
          const bar = bars?.[index];
          const key = `choice ${String(index)}`;
          if (!bar) return <PreviewLine key={key} line={choice} className={styles.choice} part="choice" />;
          return (
            <span key={key} className={styles.bar} data-leads={bar.leads || undefined} data-part="choice">
              <span className={styles.fill} style={{ width: `${bar.percent ?? 0}%` }} />
              <PreviewLine line={choice} />
              <span>{bar.percent === undefined ? "–" : formatPercent(bar.percent)}</span>
            </span>
          );
        })}
      </div>
      <p className={styles.footer} data-part="footer">
        {/* The server's clock and the reader's are not the same. */}
        <span suppressHydrationWarning>{footer}</span>
      </p>
      {poll.votes.are === "sample" && (
        <p className={styles.sample} data-part="sample">
          sample numbers
        </p>
      )}
    </div>
  );
}

const MINUTE = 60_000;

/** The time, updated when the words of a poll may change. */
function useNow(endsAt: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = endsAt === null ? Number.NaN : Date.parse(endsAt) - now;
    if (!(left > 0)) return;
    const timer = setTimeout(() => setNow(Date.now()), left > 2 * MINUTE ? MINUTE / 2 : 1_000);
    return () => clearTimeout(timer);
  }, [endsAt, now]);
  return now;
}
