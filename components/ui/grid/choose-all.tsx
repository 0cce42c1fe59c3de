"use client";

interface ChooseAllProps {
  /** "Select all 12 matching campaigns". */
  label: string;
  all: boolean;
  some: boolean;
  onToggle: () => void;
}

/** The header of the first column of a grid: chooses every row; indeterminate for a partial selection. */
export function ChooseAll({ label, all, some, onToggle }: ChooseAllProps) {
  return (
    <div
      role="columnheader"
      tabIndex={-1}
      aria-colindex={1}
      className="sticky left-0 z-2 flex items-center justify-center bg-inherit"
    >
      <input
        type="checkbox"
        className="checkbox"
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = some && !all;
        }}
        onChange={onToggle}
        aria-label={label}
      />
    </div>
  );
}
