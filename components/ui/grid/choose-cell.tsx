/** Width of the checkbox column in pixels; sticky cells beside it use `left-9`. */
export const CHOOSE_WIDTH = 36;

interface ChooseCellProps {
  /** "Select Spring sale". */
  label: string;
  tabIndex: number;
  chosen: boolean;
  /** Some of several are chosen. */
  some?: boolean;
  disabled: boolean;
}

/** The first cell of a selectable row. The grid around it handles its clicks and keys. */
export function ChooseCell({ label, tabIndex, chosen, some = false, disabled }: ChooseCellProps) {
  return (
    <div
      role="gridcell"
      data-cell="select"
      tabIndex={tabIndex}
      aria-colindex={1}
      className="sticky left-0 z-2 flex items-center justify-center bg-inherit"
    >
      <input
        type="checkbox"
        className="checkbox"
        tabIndex={-1}
        readOnly
        checked={chosen}
        ref={(box) => {
          if (box) box.indeterminate = some;
        }}
        disabled={disabled}
        aria-label={label}
      />
    </div>
  );
}
