import { useEffect, useRef } from "react";

/** The place of a slot in the calendar. */
export interface SlotPlace {
  readonly day: string;
  readonly hour: number | undefined;
}

/** The target of a post in words, and whether it is valid. */
interface DropWords {
  readonly words: string;
  readonly allowed: boolean;
}

interface Dragging {
  preview: (id: string, place: SlotPlace) => DropWords | undefined;
  onDrop: (id: string, place: SlotPlace) => void;
}

/** Pixels the pointer must move before a press becomes a drag, and the distance from the edge that scrolls. */
const DRAG_BEGINS = 4;
const EDGE = 40;
/** Milliseconds of dragging over a button that turns to other days until it turns, repeatedly. */
const TURN_AFTER = 600;

/**
 * Drags posts of the calendar from slot to slot by the pointer; fingers scroll instead. Nothing renders meanwhile: a
 * copy follows the pointer, and names the target. Held over a button with `data-turns`, it turns to other days.
 */
export function useDrag(handlers: Dragging) {
  const latest = useRef(handlers);
  latest.current = handlers;
  const stop = useRef<() => void>(undefined);
  const dropped = useRef(false);
  useEffect(() => () => stop.current?.(), []);
  const onPointerDown = (event: PointerEvent) => {
    dropped.current = false;
    const chip = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-movable]") : null;
    const id = chip?.dataset.entry;
    if (!chip || id === undefined || event.button !== 0 || event.pointerType === "touch") return;
    stop.current = follow(chip, event, {
      preview: (place) => latest.current.preview(id, place),
      onEnd: (place) => {
        dropped.current = true;
        if (place) latest.current.onDrop(id, place);
      },
    });
  };
  /** The click at the end of a drag opens nothing. */
  const onClick = (event: MouseEvent) => {
    if (!dropped.current) return;
    dropped.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onPointerDown, onClick };
}

interface Following {
  preview: (place: SlotPlace) => DropWords | undefined;
  /** Undefined if it was dropped outside, or cancelled. */
  onEnd: (place: SlotPlace | undefined) => void;
}

function follow(
  chip: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
  { preview, onEnd }: Following,
): () => void {
  let ghost: HTMLElement | undefined;
  let over: HTMLElement | undefined;
  const scroller = scrolledBy(chip);
  let turning: HTMLElement | undefined;
  let turns: ReturnType<typeof setInterval> | undefined;
  const holdOver = (button: HTMLElement | undefined) => {
    if (button === turning) return;
    clearInterval(turns);
    turning = button;
    if (button) turns = setInterval(() => button.click(), TURN_AFTER);
  };
  const enter = (slot: HTMLElement | undefined) => {
    if (slot === over) return;
    over?.removeAttribute("data-over");
    over = slot;
    const drop = slot && preview(placeOf(slot));
    slot?.setAttribute("data-over", drop?.allowed === false ? "no" : "yes");
    const words = ghost?.lastElementChild;
    if (words) words.textContent = drop?.words ?? "";
  };
  const onMove = (event: PointerEvent) => {
    if (!ghost) {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < DRAG_BEGINS) return;
      ghost = ghostOf(chip);
      chip.style.opacity = "0.4";
    }
    event.preventDefault();
    ghost.style.translate = `${event.clientX + 8}px ${event.clientY + 8}px`;
    const box = scroller?.getBoundingClientRect();
    if (box && event.clientY < box.top + EDGE * 2) scroller?.scrollBy(0, -EDGE / 4);
    else if (box && event.clientY > box.bottom - EDGE) scroller?.scrollBy(0, EDGE / 4);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    holdOver(under?.closest<HTMLElement>("[data-turns]") ?? undefined);
    enter(under?.closest<HTMLElement>("[data-day]") ?? undefined);
  };
  const end = (dropping: boolean) => {
    const place = dropping && over ? placeOf(over) : undefined;
    const dragged = ghost !== undefined;
    enter(undefined);
    holdOver(undefined);
    ghost?.remove();
    chip.style.opacity = "";
    window.removeEventListener("pointermove", onMove);
    window.removeEventListener("pointerup", onUp);
    window.removeEventListener("pointercancel", onCancel);
    window.removeEventListener("dragstart", onNativeDrag, true);
    window.removeEventListener("keydown", onKey, true);
    if (dragged) onEnd(place);
  };
  const onUp = () => end(true);
  const onCancel = () => end(false);
  /** The browser would drag a link that has scrolled under the pointer. */
  const onNativeDrag = (event: DragEvent) => event.preventDefault();
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  window.addEventListener("pointermove", onMove);
  window.addEventListener("pointerup", onUp);
  window.addEventListener("pointercancel", onCancel);
  window.addEventListener("dragstart", onNativeDrag, true);
  window.addEventListener("keydown", onKey, true);
  return onCancel;
}

const placeOf = ({ dataset: { day = "", hour } }: HTMLElement): SlotPlace => ({
  day,
  hour: hour === undefined ? undefined : Number(hour),
});

function scrolledBy(element: HTMLElement): HTMLElement | undefined {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && getComputedStyle(at).overflowY === "auto") return at;
  }
  return undefined;
}

/** A copy of the post under the pointer, with a line for its target. */
function ghostOf(chip: HTMLElement): HTMLElement {
  const ghost = document.createElement("div");
  ghost.ariaHidden = "true";
  ghost.className = "pointer-events-none fixed top-0 left-0 z-50 rounded-md bg-surface-raised shadow-overlay";
  const copy = chip.cloneNode(true);
  if (copy instanceof HTMLElement) {
    copy.removeAttribute("data-entry");
    copy.tabIndex = -1;
  }
  const words = document.createElement("div");
  words.className = "max-w-56 px-2 py-1 text-sm";
  ghost.append(copy, words);
  ghost.style.width = `${Math.max(chip.offsetWidth, 160)}px`;
  document.body.append(ghost);
  return ghost;
}
