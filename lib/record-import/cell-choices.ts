import { type ChoiceEdit, choiceWord } from "@/lib/records/cell-edits";
import { readChoice } from "@/lib/records/written-cells";

/** What can be chosen in a cell, for fields that hold one of a few. */
export interface CellChoices {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The cell's choice; empty when it is none of them. */
  readonly value: string;
  /** Shown then. */
  readonly placeholder: string;
  /** What is written into the cell. */
  readonly write: (value: string) => string;
}

/** Left out, so that the service's default applies. An option needs a value of its own. */
const UNSAID = { value: "unsaid", label: "–" };

interface ChoiceAround {
  /** What may be chosen, where that is not what may be edited. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  /** What an empty cell means. */
  readonly usual?: string | undefined;
  /** It may be empty. */
  readonly unsaid?: boolean;
}

/** The choices of a field that holds one of a few. */
export function editChoices<Row, Change>(
  edit: ChoiceEdit<Row, Change>,
  text: string,
  { words = edit.options, usual, unsaid = false }: ChoiceAround,
): CellChoices {
  const options = Object.entries(words).map(([value, label]) => ({ value, label }));
  const value = (text === "" ? (unsaid ? UNSAID.value : usual) : readChoice(edit, text)) ?? "";
  const others =
    value === "" || value === UNSAID.value || options.some((option) => option.value === value) ? [] : [value];
  return {
    options: [
      ...others.map((other) => ({ value: other, label: choiceWord(edit, other) })),
      ...(unsaid ? [UNSAID] : []),
      ...options,
    ],
    value,
    placeholder: text || UNSAID.label,
    write: (chosen) => (chosen === UNSAID.value ? "" : chosen),
  };
}

interface ListedAround {
  readonly options: CellChoices["options"];
  /** Which of them the cell means. */
  readonly value: string;
  readonly placeholder: string;
}

/** The choices of a field that names another record. */
export const listedChoices = (listed: ListedAround): CellChoices => ({ ...listed, write: (value) => value });
