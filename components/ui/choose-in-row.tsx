interface ChooseInRowProps {
  /** "Select Spring sale". */
  label: string;
  chosen: boolean;
  disabled: boolean;
  onChoose: (chosen: boolean) => void;
}

/** The checkbox of a row on a phone, large enough for a thumb; it does not open the row. */
export function ChooseInRow({ label, chosen, disabled, onChoose }: ChooseInRowProps) {
  return (
    // Above the name's button, which is as large as the row.
    <label className="relative z-1 -my-2 -ml-3 inline-flex size-11 shrink-0 items-center justify-center">
      <input
        type="checkbox"
        className="checkbox"
        checked={chosen}
        disabled={disabled}
        onChange={({ target }) => onChoose(target.checked)}
        aria-label={label}
      />
    </label>
  );
}
