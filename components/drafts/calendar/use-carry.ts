import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useSingleKeys } from "@/components/shell/single-keys";
import type { CalendarSpan } from "@/lib/drafts/calendar/calendar-days";
import type { CalendarEntry } from "@/lib/drafts/calendar/calendar-entries";
import { type CalendarStep, movedBy } from "@/lib/drafts/calendar/move-post";

/** A post that is being moved by keys, and its target. */
interface Carried {
  readonly entry: CalendarEntry;
  readonly to: string;
}

const MONTH_STEPS: Readonly<Record<string, CalendarStep>> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { days: -7 },
  ArrowDown: { days: 7 },
};

const HOUR_STEPS: Readonly<Record<string, CalendarStep>> = {
  ...MONTH_STEPS,
  ArrowUp: { minutes: -60 },
  ArrowDown: { minutes: 60 },
};

const FINE_STEPS: Readonly<Record<string, CalendarStep>> = {
  ArrowUp: { minutes: -15 },
  ArrowDown: { minutes: 15 },
};

const stepOf = (event: KeyboardEvent, span: CalendarSpan): CalendarStep | undefined =>
  event.shiftKey ? FINE_STEPS[event.key] : (span === "month" ? MONTH_STEPS : HOUR_STEPS)[event.key];

interface Carrying {
  entries: readonly CalendarEntry[];
  span: CalendarSpan;
  zone: string;
  /** Why posts cannot be moved. */
  closed: string | undefined;
  /** Scrolls to the target of a post. */
  onCarry: (to: string) => void;
  /** Drops at a time; false if that is impossible. */
  onDrop: (entry: CalendarEntry, to: string) => boolean;
}

const chipIn = (root: HTMLElement | null, id: string) =>
  [...(root?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])].find((chip) => chip.dataset.entry === id);

/**
 * Moves posts of the calendar by keys: arrows move the focused one by day and hour, Enter drops it there, Escape
 * cancels; J and K move from post to post.
 */
export function useCarry(
  root: RefObject<HTMLElement | null>,
  { entries, span, zone, closed, onCarry, onDrop }: Carrying,
) {
  const [carried, setCarried] = useState<Carried>();
  const letters = useSingleKeys();
  const follow = useRef<string>(undefined);
  // At its new time the post is another element.
  useLayoutEffect(() => {
    const chip = follow.current === undefined ? null : chipIn(root.current, follow.current);
    if (chip && chip !== document.activeElement) chip.focus();
    if (chip && carried === undefined) follow.current = undefined;
  });
  const goTo = (from: HTMLElement, by: 1 | -1) => {
    const chips = [...(root.current?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])];
    chips[chips.indexOf(from) + by]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chip =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-entry]") : null;
    const entry = entries.find(({ id }) => id === chip?.dataset.entry);
    if (!chip || !entry || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = stepOf(event, span);
    if (step && entry.waiting && closed === undefined) {
      const to = movedBy(carried?.to ?? entry.at, step, zone);
      follow.current = entry.id;
      setCarried({ entry: carried?.entry ?? entry, to });
      onCarry(to);
    } else if (event.key === "Enter" && carried) {
      if (onDrop(carried.entry, carried.to)) setCarried(undefined);
    } else if (event.key === "Escape" && carried) {
      onCarry(carried.entry.at);
      setCarried(undefined);
    } else if (letters && !carried && (event.key === "j" || event.key === "k")) {
      goTo(chip, event.key === "j" ? 1 : -1);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Moving the focus elsewhere cancels the move. */
  const onFocus = useCallback(
    (id: string | undefined) =>
      setCarried((before) => (before && before.entry.id !== id ? undefined : before)),
    [],
  );
  return { carried, onKeyDown, onFocus };
}
