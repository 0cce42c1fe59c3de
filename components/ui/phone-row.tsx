import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface PhoneRowProps {
  name: ReactNode;
  /** Its panel is open. */
  open: boolean;
  /** Chosen, to be changed with others. */
  selected?: boolean;
  /** About to be deleted. */
  leaving?: boolean;
  /** Deleted things stay readable, greyed. */
  faded?: boolean;
  onOpen: () => void;
  /** Before everything else: a thumbnail. */
  start?: ReactNode;
  /** After everything else: buttons of the row. */
  end?: ReactNode;
  /** Below the name. */
  children: ReactNode;
}

/** One item of a list on a phone, where a table has no room; a tap anywhere on it opens it. */
export function PhoneRow({
  name,
  open,
  selected,
  leaving,
  faded,
  onOpen,
  start,
  end,
  children,
}: PhoneRowProps) {
  return (
    <li
      className={classNames(
        "relative flex items-center gap-3 border-b px-4 py-3",
        (open || selected) && "bg-surface-selected",
        (faded || leaving) && "text-text-muted",
        leaving && "line-through",
      )}
    >
      {start}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <button
          type="button"
          data-row-name
          aria-expanded={open}
          onClick={onOpen}
          className="min-h-6 truncate text-left font-medium after:absolute after:inset-0"
        >
          {name}
        </button>
        {children}
      </div>
      {/* Above the name's button, which is as large as the row. */}
      {end && <div className="relative shrink-0">{end}</div>}
    </li>
  );
}
