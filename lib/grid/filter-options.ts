import { filterValueInWords } from "./filter-words";
import { chosenValues, type Filter, type FilterFields, type FilterNames } from "./filters";

/** An option while adding a filter: a finished filter, or a field whose values are chosen next. */
export type FilterOption<Id extends string> =
  | { readonly kind: "filter"; readonly key: string; readonly label: string; readonly filter: Filter<Id> }
  | { readonly kind: "field"; readonly key: string; readonly label: string; readonly field: Id };

/** Longer lists of values are not browsed, but searched by name. */
export const FEW_VALUES = 24;

/** The values of a choice; long lists are filtered by words in their names. */
export function offeredValues<Id extends string>(
  fields: FilterFields<Id>,
  names: FilterNames<Id>,
  id: Id,
  words: readonly string[],
): readonly string[] {
  const field = fields.of(id);
  if (field.kind !== "choice") return [];
  const named = names[id]?.names;
  if (!named) return field.values;
  const all = [...named.keys()];
  if (all.length <= FEW_VALUES) return all;
  const found: string[] = [];
  for (const [value, name] of named) {
    if (found.length === FEW_VALUES) break;
    const text = `${field.label}: ${name}`.toLowerCase();
    if (words.every((word) => text.includes(word))) found.push(value);
  }
  return found;
}

/** The typed words, in lower case. */
export const typedWords = (typed: string): readonly string[] =>
  typed.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * The filters that match the typed words: every value of every choice, the fields that need more input, and the text
 * itself as part of a name.
 */
export function filterOptions<Id extends string>(
  fields: FilterFields<Id>,
  names: FilterNames<Id>,
  typed: string,
  current: readonly Filter<Id>[],
): FilterOption<Id>[] {
  const words = typedWords(typed);
  const text = typed.trim();
  const options = fields.ids.flatMap((field) => optionsOf(fields, names, field, current, words));
  if (words.length === 0) return options;
  const matching = options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  const texts = fields.ids.filter((field) => fields.of(field).kind === "text");
  return [
    ...matching,
    ...texts.flatMap((field) => [
      option(
        { kind: "text", field, match: "contains", text },
        `${fields.of(field).label} contains “${text}”`,
      ),
      option(
        { kind: "text", field, match: "starts", text },
        `${fields.of(field).label} starts with “${text}”`,
      ),
    ]),
  ];
}

function optionsOf<Id extends string>(
  fields: FilterFields<Id>,
  names: FilterNames<Id>,
  field: Id,
  current: readonly Filter<Id>[],
  words: readonly string[],
): readonly FilterOption<Id>[] {
  const { label, kind } = fields.of(field);
  const asked = { kind: "field", key: field, label: `${label}…`, field } as const;
  if (kind === "presence") {
    return [
      option({ kind, field, is: "set" }, `${label} is set`),
      option({ kind, field, is: "empty" }, `${label} is empty`),
    ];
  }
  if (kind !== "choice") return [asked];
  const values = () => offeredValues(fields, names, field, words);
  if ((names[field]?.names.size ?? 0) <= FEW_VALUES) {
    return values().map((value) => choiceOption(fields, names, field, value, current));
  }
  return words.length === 0
    ? [asked]
    : [asked, ...values().map((value) => choiceOption(fields, names, field, value, current))];
}

function option<Id extends string>(filter: Filter<Id>, label: string): FilterOption<Id> {
  return { kind: "filter", key: label, label, filter };
}

/** A value is added to those already chosen for its field: any of them matches. */
function choiceOption<Id extends string>(
  fields: FilterFields<Id>,
  names: FilterNames<Id>,
  field: Id,
  value: string,
  current: readonly Filter<Id>[],
): FilterOption<Id> {
  const others = chosenValues(current, field).filter((other) => other !== value);
  const label = `${fields.of(field).label}: ${filterValueInWords(fields, names, field, value)}`;
  return {
    ...option({ kind: "choice", field, values: [...others, value] }, label),
    key: `${field} ${value}`,
  };
}
