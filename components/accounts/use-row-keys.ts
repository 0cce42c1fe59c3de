import { type KeyboardEvent, useState } from "react";

interface RowKeys {
  /** The rows, by id: the active one stays active when the order changes. */
  readonly ids: readonly string[];
  /** How many rows a page holds. */
  readonly page: () => number;
  readonly onOpen: (index: number, event: KeyboardEvent) => void;
  readonly onPeek: (index: number) => void;
  readonly onAsk: (index: number) => void;
  /** Letters alone do something: people can switch that off. */
  readonly letters: boolean;
  readonly onEscape: () => void;
  readonly onMove: (index: number) => void;
}

/**
 * The keys of a grid whose rows are walked as wholes (ARIA grid pattern, with aria-activedescendant): arrows,
 * Home, End and Page keys move; Enter opens; Space peeks, Escape ends that; `w` asks what is wrong.
 */
export function useRowKeys({ ids, page, onOpen, onPeek, onAsk, onEscape, onMove, letters }: RowKeys) {
  const [activeId, setActiveId] = useState<string>();
  const count = ids.length;
  const current = activeId === undefined ? 0 : Math.max(0, ids.indexOf(activeId));
  const setActive = (index: number) => setActiveId(ids[index]);
  const move = (to: number) => {
    const index = Math.max(0, Math.min(count - 1, to));
    setActive(index);
    onMove(index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Keys that arrive from a link or button inside a row are that control's own.
    if (event.target !== event.currentTarget || event.altKey || count === 0) return;
    const { key } = event;
    if (!letters && key.length === 1 && key !== " ") return;
    const plain = !event.ctrlKey && !event.metaKey;
    const to = plain ? destination(key, current, count, page()) : undefined;
    if (to !== undefined) move(to);
    else if (key === "Enter") onOpen(current, event);
    else if (key === " ") onPeek(current);
    else if (key === "w" && plain) onAsk(current);
    else if (key === "Escape") onEscape();
    else return;
    event.preventDefault();
  };
  return { active: current, setActive, onKeyDown };
}

/** The row a key leads to; undefined for keys that lead nowhere. */
function destination(key: string, current: number, count: number, page: number): number | undefined {
  switch (key) {
    case "ArrowDown":
    case "j":
      return current + 1;
    case "ArrowUp":
    case "k":
      return current - 1;
    case "PageDown":
      return current + page;
    case "PageUp":
      return current - page;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
