"use client";

import { UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { weigh } from "@/lib/post-text/weigh";
import { CountOfText } from "./count-of-text";
import styles from "./preview.module.css";

/** The focused element has gone with the card. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  onCancel: () => void;
  onPost: () => void;
  /** The card, which is part of the post. */
  children: ReactNode;
}

/** The post that a call to action composes for the reader, who may edit it. */
export function ConversationComposer({ text, onText, onCancel, onPost, children }: ComposerProps) {
  const weight = weigh(text);
  const cannot = text.trim() === "" || weight.remaining < 0;
  return (
    <div className={styles.composer} data-part="composer">
      <div className={styles.composerTop}>
        <button type="button" className={styles.pillButton} onClick={onCancel}>
          Cancel
        </button>
        <button
          type="button"
          className={styles.pillButton}
          data-primary
          aria-disabled={cannot}
          onClick={() => !cannot && onPost()}
        >
          Post
        </button>
      </div>
      <div className={styles.composerText}>
        <span className={styles.reader} aria-hidden>
          <UserRound size={22} />
        </span>
        <textarea
          ref={focus}
          aria-label="The reader's post"
          dir="auto"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      {children}
      <div className={styles.composerBottom}>
        <CountOfText weight={weight} />
      </div>
    </div>
  );
}
