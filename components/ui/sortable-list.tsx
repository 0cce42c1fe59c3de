"use client";

import { GripVertical } from "lucide-react";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "@/components/ui/class-names";

interface SortableItem {
  readonly id: string;
  /** Its name in announcements, "Slide 2". */
  readonly name: string;
}

interface SortableListProps<Item extends SortableItem> {
  label: string;
  items: readonly Item[];
  onMove: (id: string, to: number) => void;
  /** Draws one item beside its handle. */
  children: (item: Item, index: number) => ReactNode;
  className?: string;
  itemClassName?: string;
}

interface Drag {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/**
 * A list whose items are ordered by dragging their handle, by the arrow keys on it, or by Alt and the arrow keys
 * anywhere in the item. The new position is announced, and the focus follows.
 */
export function SortableList<Item extends SortableItem>({
  label,
  items,
  onMove,
  children,
  className,
  itemClassName,
}: SortableListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const [announced, setAnnounced] = useState("");
  const follow = useRef<string | undefined>(undefined);
  const move = useCallback(
    (item: Item, to: number) => {
      const from = items.findIndex(({ id }) => id === item.id);
      if (to < 0 || to >= items.length || to === from) return;
      follow.current = item.id;
      setAnnounced(`${item.name} moved to place ${to + 1} of ${items.length}`);
      onMove(item.id, to);
    },
    [items, onMove],
  );
  // The browser drops the focus of an element that moves in the document.
  useLayoutEffect(() => {
    const id = follow.current;
    follow.current = undefined;
    if (id === undefined) return;
    const row = [...(list.current?.children ?? [])].find(
      (child) => child instanceof HTMLElement && child.dataset.item === id,
    );
    if (row && !row.contains(document.activeElement)) row.querySelector<HTMLElement>("[data-grip]")?.focus();
  });
  const onKeyDown = (item: Item, index: number) => (event: KeyboardEvent<HTMLElement>) => {
    const onGrip = event.target instanceof HTMLElement && event.target.dataset.grip !== undefined;
    if (!(event.altKey || onGrip) || event.ctrlKey || event.metaKey) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(item, index + step);
  };
  return (
    <>
      <ul ref={list} aria-label={label} className={className}>
        {items.map((item, index) => (
          <li
            key={item.id}
            data-item={item.id}
            onKeyDown={onKeyDown(item, index)}
            className={classNames(
              "relative flex items-center",
              itemClassName,
              drag?.id === item.id && "opacity-50",
              drag &&
                drag.to === index &&
                drag.to !== drag.from &&
                "after:absolute after:inset-x-1 after:h-0.5 after:bg-accent",
              drag && drag.to === index && (drag.to < drag.from ? "after:top-0" : "after:bottom-0"),
            )}
          >
            <Grip
              name={item.name}
              onDrag={(y) => {
                const to = placeAt(list.current, y);
                setDrag((before) => (before?.to === to ? before : { id: item.id, from: index, to }));
              }}
              onDrop={(dropped) => {
                if (dropped && drag) move(item, drag.to);
                setDrag(undefined);
              }}
            />
            {children(item, index)}
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </>
  );
}

interface GripProps {
  name: string;
  /** The pointer is at this height of the window. */
  onDrag: (y: number) => void;
  /** It was let go, or the drag was canceled. */
  onDrop: (dropped: boolean) => void;
}

/** Pixels the pointer must move before a press becomes a drag. */
const DRAG_BEGINS = 4;

function Grip({ name, onDrag, onDrop }: GripProps) {
  const began = useRef<{ y: number; dragging: boolean } | undefined>(undefined);
  const end = (dropped: boolean) => {
    const dragging = began.current?.dragging;
    began.current = undefined;
    if (dragging) onDrop(dropped);
  };
  return (
    <button
      type="button"
      data-grip
      aria-label={`Move ${name}`}
      title="Drag, or press ↑ and ↓"
      className="flex h-8 w-6 shrink-0 cursor-grab touch-none items-center justify-center rounded-sm text-text-muted hover:text-text active:cursor-grabbing"
      onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        began.current = { y: event.clientY, dragging: false };
      }}
      onPointerMove={({ clientY }) => {
        const start = began.current;
        if (!start) return;
        if (!start.dragging && Math.abs(clientY - start.y) < DRAG_BEGINS) return;
        start.dragging = true;
        onDrag(clientY);
      }}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !began.current?.dragging) return;
        event.stopPropagation();
        end(false);
      }}
    >
      <GripVertical size={14} aria-hidden />
    </button>
  );
}

/** The index of an item dropped at this height: that of the item below. */
function placeAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
  const below = rows.findIndex(({ bottom }) => y < bottom);
  return below < 0 ? rows.length - 1 : below;
}
