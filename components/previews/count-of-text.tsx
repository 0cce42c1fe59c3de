import { POST_WEIGHT_MAX, POST_WEIGHT_WARNING, type TextWeight } from "@/lib/post-text/weigh";
import styles from "./preview.module.css";

/** A ring that fills, and the remaining part of 280. */
export function CountOfText({ weight: { length, remaining } }: { weight: TextWeight }) {
  const level = remaining < 0 ? "over" : remaining <= POST_WEIGHT_WARNING ? "warning" : "plenty";
  const used = Math.min(1, length / POST_WEIGHT_MAX);
  return (
    <output className={styles.count} data-level={level} aria-label={`${remaining} characters left`}>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.3" />
        <circle
          cx="10"
          cy="10"
          r="8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          pathLength="1"
          strokeDasharray={`${used} 1`}
          transform="rotate(-90 10 10)"
        />
      </svg>
      {remaining}
    </output>
  );
}
