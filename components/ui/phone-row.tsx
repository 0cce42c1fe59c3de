import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface PhoneRowContentProps {
  name: ReactNode;
  /** Its panel is open. */
  open: boolean;
  /** About to be deleted. */
  pendingDeletion?: boolean;
  /** Deleted things stay readable, greyed. */
  faded?: boolean;
  onOpen: () => void;
  /** At the start of the row: a thumbnail. */
  start?: ReactNode;
  /** At the end of the row: buttons. */
  end?: ReactNode;
  /** Below the name. */
  children: ReactNode;
}

interface PhoneRowProps extends PhoneRowContentProps {
  /** Chosen, to be changed with others. */
  selected?: boolean;
}

/** Layout of a row on a phone. */
export const PHONE_ROW = "items-center gap-3 px-4 py-3";

/** One item of a list on a phone, where a table does not fit; a tap anywhere opens it. */
export function PhoneRow({ selected, ...content }: PhoneRowProps) {
  return (
    <li
      className={classNames(
        "relative flex border-b",
        PHONE_ROW,
        (content.open || selected) && "bg-surface-selected",
      )}
    >
      <PhoneRowContent {...content} />
    </li>
  );
}

/** The content of such a row. */
export function PhoneRowContent({
  name,
  open,
  pendingDeletion,
  faded,
  onOpen,
  start,
  end,
  children,
}: PhoneRowContentProps) {
  return (
    <>
      {start}
      <div
        className={classNames(
          "flex min-w-0 flex-1 flex-col gap-1",
          (faded || pendingDeletion) && "text-text-muted",
          pendingDeletion && "line-through",
        )}
      >
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
    </>
  );
}
