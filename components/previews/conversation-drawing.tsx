"use client";

import { useEffect, useRef, useState } from "react";
import { lateComponent } from "@/components/ui/late-component";
import type { ConversationView } from "@/lib/previews/view";
import { PreviewLine } from "./line";
import { MediaBox } from "./media-box";
import styles from "./preview.module.css";

/** The code for counting is fetched when a person writes. */
const Composer = lateComponent(
  () => import("./conversation-composer").then((module) => module.ConversationComposer),
  { ahead: false },
);

type Step = { at: "card" } | { at: "composer"; text: string } | { at: "thanks" };

/** A conversation card with its steps: the call to action, the post, the thanks, the unlocked content. */
export function ConversationDrawing({ conversation }: { conversation: ConversationView }) {
  const [step, setStep] = useState<Step>({ at: "card" });
  const [moved, setMoved] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const go = (next: Step) => {
    setStep(next);
    setMoved((count) => count + 1);
  };
  const isWriting = step.at === "composer";
  useEffect(() => {
    // The focused element has gone with its step. The composer takes the focus itself.
    if (moved === 0 || isWriting) return;
    root.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, [moved, isWriting]);
  return (
    <div ref={root} className={styles.card} data-part="conversation" data-step={step.at}>
      {step.at === "card" && (
        <Card conversation={conversation} onChoose={(text) => go({ at: "composer", text })} />
      )}
      {step.at === "composer" && (
        <Composer
          text={step.text}
          onText={(text) => setStep({ at: "composer", text })}
          onCancel={() => go({ at: "card" })}
          onPost={() => go({ at: "thanks" })}
        >
          <GoingAlong conversation={conversation} />
        </Composer>
      )}
      {step.at === "thanks" && <Thanks conversation={conversation} onAgain={() => go({ at: "card" })} />}
    </div>
  );
}

interface CardProps {
  conversation: ConversationView;
  onChoose: (post: string) => void;
}

function Card({ conversation: { media, title, actions }, onChoose }: CardProps) {
  return (
    <>
      <MediaBox media={media} />
      <div className={styles.conversation}>
        {title && <PreviewLine line={title} className={styles.title} part="title" />}
        {actions.map(({ hashtag, post }, index) => (
          <button
            // The same hashtag may occur twice while a card is edited.
            key={`action ${String(index)}`}
            type="button"
            className={styles.button}
            data-part="action"
            onClick={() => onChoose(post.missing ? "" : post.text)}
          >
            <bdi>Post {hashtag.text}</bdi>
          </button>
        ))}
      </div>
    </>
  );
}

/** The small card under the post that a reader writes with it. */
function GoingAlong({ conversation: { media, title, actions } }: { conversation: ConversationView }) {
  const [first] = actions;
  return (
    <div className={styles.composerCard} data-part="going-along" inert>
      <MediaBox media={media} fills />
      <PreviewLine line={title ?? first?.hashtag ?? { text: "", missing: true }} className={styles.oneLine} />
    </div>
  );
}

interface ThanksProps {
  conversation: ConversationView;
  onAgain: () => void;
}

function Thanks({ conversation: { thankYou, thankYouDomain, unlocked }, onAgain }: ThanksProps) {
  return (
    <div data-part="thanks">
      {unlocked !== undefined && unlocked !== "hidden" && <MediaBox media={unlocked} />}
      <div className={styles.conversation}>
        <PreviewLine line={thankYou} className={styles.thanks} part="thank-you" />
        {thankYouDomain && <span className={styles.domain}>{thankYouDomain}</span>}
        {unlocked === "hidden" && (
          <p className={styles.missing}>Something is unlocked here. What it is can’t be read.</p>
        )}
        <button type="button" className={styles.again} onClick={onAgain} data-not-exported>
          Back to the card
        </button>
      </div>
    </div>
  );
}
