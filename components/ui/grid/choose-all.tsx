"use client";

interface ChooseAllProps {
  /** "Choose all 12 matching campaigns". */
  label: string;
  all: boolean;
  some: boolean;
  onToggle: () => void;
}

/** Chooses every row of a grid; in between while some are. */
export function ChooseAll({ label, all, some, onToggle }: ChooseAllProps) {
  return (
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
  );
}
