"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { counted } from "@/lib/format/plurals";
import styles from "./preview.module.css";
import { useFollowedSlide } from "./preview-look";

/**
 * Slides side by side, with the edge of the next one visible. Arrow keys move while one of its buttons has the focus.
 */
export function Carousel({ slides }: { slides: readonly ReactNode[] }) {
  const followed = useFollowedSlide();
  const [before, setBefore] = useState(followed);
  const [wanted, setWanted] = useState(followed);
  if (before !== followed) {
    setBefore(followed);
    setWanted(followed);
  }
  const last = slides.length - 1;
  const shown = Math.min(wanted, last);
  const go = (to: number) => setWanted(Math.max(0, Math.min(last, to)));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(shown + step);
  };
  return (
    <section
      aria-label={`Carousel, ${counted(slides.length, "slide")}`}
      aria-roledescription="carousel"
      className={styles.carousel}
      data-part="carousel"
    >
      <div className={styles.strip}>
        <ul className={styles.track} style={{ translate: `calc(${shown} * (-86% - 8px))` }}>
          {slides.map((slide, index) => (
            <li
              // Slides have no ids: the same medium may be in two of them.
              key={`slide ${String(index)}`}
              aria-label={`Slide ${index + 1} of ${slides.length}`}
              inert={index !== shown}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      <fieldset className={styles.steps} aria-label="Slides">
        <Step label="Previous slide" off={shown === 0} onClick={() => go(shown - 1)} onKeyDown={onKeyDown}>
          <ChevronLeft size={16} aria-hidden />
        </Step>
        <span aria-live="polite" className={styles.place}>{`${shown + 1}/${slides.length}`}</span>
        <Step label="Next slide" off={shown === last} onClick={() => go(shown + 1)} onKeyDown={onKeyDown}>
          <ChevronRight size={16} aria-hidden />
        </Step>
      </fieldset>
    </section>
  );
}

interface StepProps {
  label: string;
  off: boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

function Step({ label, off, onClick, onKeyDown, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      className={styles.step}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {children}
    </button>
  );
}
