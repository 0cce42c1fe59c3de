import type { DayEdge } from "@/lib/time/written-time";

interface EditOf<Row, Change, Value> {
  /** The parameter that it sets. */
  readonly field: keyof Row & string;
  /** The edited value: may differ from the shown one, such as an id in place of a missing name. */
  readonly of: (row: Row) => Value;
  readonly change: (value: Value) => Change;
}

export interface TextEdit<Row, Change> extends EditOf<Row, Change, string> {
  readonly kind: "text";
  /** Maximum length. */
  readonly max: number;
  /** Normalises a typed or pasted text: removes invisible characters from a name, leaves an identifier unchanged. */
  readonly read: (text: string) => string;
}

/** Micros of the record's currency; null for none. */
export interface AmountEdit<Row, Change> extends EditOf<Row, Change, string | null> {
  readonly kind: "amount";
  /** Whether it can be unset. */
  readonly clearable: boolean;
}

/** An instant in the service's format; null for none. */
export interface TimeEdit<Row, Change> extends EditOf<Row, Change, string | null> {
  readonly kind: "time";
  /** Whether it can be unset. */
  readonly clearable: boolean;
  /** The meaning of a day without a time. */
  readonly edge: DayEdge;
}

export interface ChoiceEdit<Row, Change> extends Omit<EditOf<Row, Change, string>, "change"> {
  readonly kind: "choice";
  /** The options, with their labels. */
  readonly options: Readonly<Record<string, string>>;
  /** Further values that a record can have, but that cannot be chosen. */
  readonly others: Readonly<Record<string, OtherValue>>;
  /** Undefined for a value that is no option. */
  readonly change: (value: string) => Change | undefined;
  /** Its words are yes and no, in whatever language. */
  readonly saysYesNo?: boolean;
}

interface OtherValue {
  readonly word: string;
  /** Why it cannot be chosen. */
  readonly why: string;
}

/** How a field of a record is edited in a cell: of its grid, of a pasted block, of an imported file. */
export type CellEdit<Row, Change> =
  | TextEdit<Row, Change>
  | AmountEdit<Row, Change>
  | TimeEdit<Row, Change>
  | ChoiceEdit<Row, Change>;

interface ChoiceOf<Row, Change, Value extends string>
  extends Pick<ChoiceEdit<Row, Change>, "field" | "of">,
    Partial<Pick<ChoiceEdit<Row, Change>, "others" | "saysYesNo">> {
  readonly options: Readonly<Record<Value, string>>;
  readonly change: (value: Value) => Change;
}

/** A choice between values of one type. */
export function choiceEdit<Row, Change, Value extends string>({
  options,
  others = {},
  change,
  ...edit
}: ChoiceOf<Row, Change, Value>): ChoiceEdit<Row, Change> {
  const isOption = (value: string): value is Value => Object.hasOwn(options, value);
  return {
    ...edit,
    kind: "choice",
    options,
    others,
    change: (value) => (isOption(value) ? change(value) : undefined),
  };
}

type Values = Pick<ChoiceEdit<never, never>, "options" | "others">;

/** A value in words; an unknown one is unchanged. */
export const choiceWord = ({ options, others }: Values, value: string): string =>
  options[value] ?? others[value]?.word ?? value;
