"use client";

import { AppWindow } from "lucide-react";
import type { CardView, PartView } from "@/lib/previews/view";
import { Carousel } from "./carousel";
import { PreviewLine } from "./line";
import { MediaBox } from "./media-box";
import styles from "./preview.module.css";
import { usePreviewLook } from "./preview-look";

/** A card of components or slides, as a reader sees it. */
export function CardDrawing({ card }: { card: CardView }) {
  const { device } = usePreviewLook();
  if (card.phoneOnly && device === "desktop") {
    return (
      <div className={styles.card} data-part="card">
        <p className={styles.note}>
          App cards are shown on phones only. On a desktop readers see the post without the card.
        </p>
      </div>
    );
  }
  const [only = []] = card.slides;
  if (!card.isCarousel) {
    return (
      <div className={styles.card} data-part="card">
        <Parts parts={only} />
      </div>
    );
  }
  return (
    <Carousel
      slides={card.slides.map((parts, index) => (
        <div key={`slide ${String(index)}`} className={styles.card} data-part="card">
          <Parts parts={parts} />
        </div>
      ))}
    />
  );
}

function Parts({ parts }: { parts: readonly PartView[] }) {
  // Parts have no ids; their kind and position is all there is.
  return parts.map((part, index) => <Part key={`${part.part} ${String(index)}`} part={part} />);
}

function Part({ part }: { part: PartView }) {
  switch (part.part) {
    case "media":
      return <MediaBox media={part.media} />;
    case "swipe":
      return (
        <Carousel
          slides={part.media.map((media, index) => <MediaBox key={`media ${String(index)}`} media={media} />)}
        />
      );
    case "details":
      return (
        <div className={styles.details} data-part="details">
          <PreviewLine line={part.title} className={styles.title} part="title" />
          <PreviewLine line={part.domain} className={styles.domain} part="domain" />
        </div>
      );
    case "button":
      return (
        <div className={styles.app} data-part="app">
          <span className={styles.icon}>
            <AppWindow size={24} aria-hidden />
          </span>
          <span className="min-w-0">
            <span className={styles.missing}>Name from the store</span>
            <span className={`block ${styles.oneLine}`}>{part.stores}</span>
          </span>
          <span className={styles.filled} data-part="button">
            {part.label.text}
          </span>
        </div>
      );
    case "note":
      return (
        <p className={styles.note} data-part="note">
          {part.words}
          {part.detail && <code className="block">{part.detail}</code>}
        </p>
      );
  }
}
