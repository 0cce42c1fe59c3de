"use client";

import { Fragment, useSyncExternalStore } from "react";
import { classNames } from "./class-names";

interface KeyWords {
  readonly shown: string;
  readonly spoken: string;
}

const WORDS: Readonly<Record<string, KeyWords>> = {
  shift: { shown: "⇧", spoken: "Shift" },
  alt: { shown: "Alt", spoken: "Alt" },
  enter: { shown: "↵", spoken: "Enter" },
  escape: { shown: "Esc", spoken: "Escape" },
  space: { shown: "Space", spoken: "Space" },
  up: { shown: "↑", spoken: "Up" },
  down: { shown: "↓", spoken: "Down" },
  left: { shown: "←", spoken: "Left" },
  right: { shown: "→", spoken: "Right" },
  click: { shown: "Click", spoken: "Click" },
  "/": { shown: "/", spoken: "Slash" },
  "?": { shown: "?", spoken: "Question mark" },
};

const never = () => () => {};

/** Whether `mod` is the Command key here, rather than Ctrl. */
export const isOnApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** False on the server and during hydration, so that both render the same. */
const useOnApple = () => useSyncExternalStore(never, isOnApple, () => false);

function wordsFor(key: string, onApple: boolean): KeyWords {
  if (key === "mod") {
    return onApple ? { shown: "⌘", spoken: "Command" } : { shown: "Ctrl", spoken: "Control" };
  }
  return WORDS[key] ?? { shown: key.toUpperCase(), spoken: key.toUpperCase() };
}

interface KbdProps {
  /** In the notation of commands: `mod+k`, or a sequence `g>c`. */
  keys: string;
  onInverse?: boolean;
  className?: string;
}

/** Keys to press, shown as key caps and read out as words. */
export function Kbd({ keys, onInverse, className }: KbdProps) {
  const onApple = useOnApple();
  const strokes = keys.split(">");
  const read = (stroke: string) => stroke.split("+").map((key) => wordsFor(key, onApple));
  const spoken = strokes.map((stroke) =>
    read(stroke)
      .map((key) => key.spoken)
      .join(" "),
  );
  return (
    <kbd className={classNames("inline-flex items-center gap-1 font-sans", className)}>
      <span className="sr-only">{spoken.join(", then ")}</span>
      {strokes.map((stroke, index) => (
        <Fragment key={strokes.slice(0, index + 1).join(">")}>
          {read(stroke).map(({ shown }) => (
            <span
              key={shown}
              aria-hidden
              className={classNames(
                "inline-block min-w-4 rounded-sm border px-1 text-center text-xs leading-[14px]",
                onInverse ? "border-current/40" : "border-line bg-surface-sunken text-text-muted",
              )}
            >
              {shown}
            </span>
          ))}
        </Fragment>
      ))}
    </kbd>
  );
}
