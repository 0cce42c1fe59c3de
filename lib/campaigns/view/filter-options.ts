import { choiceWords } from "./filter-words";
import { CHOICES, type ChoiceField, FILTER_LABELS, type Filter, type FilterField } from "./filters";

/** Something to pick while adding a filter: a finished filter, or a field whose values are asked for next. */
export type FilterOption =
  | { readonly kind: "filter"; readonly key: string; readonly label: string; readonly filter: Filter }
  | { readonly kind: "field"; readonly key: string; readonly label: string; readonly field: FilterField };

const CHOICE_FIELDS: readonly ChoiceField[] = ["status", "why", "funding", "optimization"];
const ASKED: readonly FilterField[] = ["daily", "total", "name", "created", "updated"];

/**
 * What may be meant by the words typed so far: every value of every choice, the fields that need more, and the
 * text itself as part of a name. Without words, the fields come first.
 */
export function filterOptions(
  typed: string,
  current: readonly Filter[],
  fundingIds: readonly string[],
  fundingName: (id: string) => string,
): FilterOption[] {
  const text = typed.trim();
  const all: FilterOption[] = [
    ...CHOICE_FIELDS.flatMap((field) =>
      (field === "funding" ? fundingIds : CHOICES[field]).map((value) =>
        choiceOption(field, value, current, fundingName),
      ),
    ),
    option({ field: "po", is: "set" }, `${FILTER_LABELS.po} is set`),
    option({ field: "po", is: "empty" }, `${FILTER_LABELS.po} is empty`),
    ...ASKED.map((field) => ({
      kind: "field" as const,
      key: field,
      label: `${FILTER_LABELS[field]}…`,
      field,
    })),
  ];
  if (text === "") return all;
  const words = text.toLowerCase().split(/\s+/);
  const matching = all.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  return [
    ...matching,
    option({ field: "name", match: "contains", text }, `Name contains “${text}”`),
    option({ field: "name", match: "starts", text }, `Name starts with “${text}”`),
  ];
}

function option(filter: Filter, label: string): FilterOption {
  return { kind: "filter", key: label, label, filter };
}

/** A value joins those already chosen for its field: either will do. */
function choiceOption(
  field: ChoiceField,
  value: string,
  current: readonly Filter[],
  fundingName: (id: string) => string,
): FilterOption {
  const existing = current.find((filter) => filter.field === field);
  const values = existing && "values" in existing ? existing.values.filter((other) => other !== value) : [];
  const label = `${FILTER_LABELS[field]}: ${choiceWords(field, value, fundingName)}`;
  return { ...option({ field, values: [...values, value] }, label), key: `${field} ${value}` };
}
