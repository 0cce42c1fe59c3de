import type * as z from "zod";
import { hasIllegalCharacters, ILLEGAL_CHARACTERS_ADVICE } from "@/lib/ads/illegal-characters";
import { paramKindOf } from "@/lib/ads/param-kinds";
import { fillPattern, tokensIn } from "@/lib/campaigns/name-pattern";
import { copyName } from "@/lib/text/copy-name";

/** A record that copies are made of, by what it is called. */
export interface CopyModel {
  readonly id: string;
  readonly name: string;
}

/** One copy that is wished for. */
export interface WishedCopy<Model extends CopyModel = CopyModel> {
  readonly model: Model;
  readonly name: string;
  /** What it is called where it has no name; the name otherwise. */
  readonly about: string;
  /** Why it cannot be called so. */
  readonly reason?: string | undefined;
  /** The values of the tokens of patterns in this copy. */
  readonly tokenValue: (token: string) => string | undefined;
}

/** What names are judged by. */
export interface CopyNaming<Model extends CopyModel> {
  /** Names that are taken where a copy of the model will be. */
  readonly taken: (model: Model) => Iterable<string>;
  /** What is copied: "campaign". */
  readonly one: string;
  /** The parameter that takes the name, and how long it may be. */
  readonly param: z.ZodType;
  readonly max: number;
}

const NAME = "name";
const LINE = "line";

/** In a pattern of names: what the model is called, and a line of the list. */
export const NAME_PARTS = { model: `{{${NAME}}}`, line: `{{${LINE}}}` } as const;

/** Whether a token of a pattern is the model's name. */
export const isModelToken = (token: string): boolean => token === NAME;

/** As many copies of each model as are wanted, each under a name of its own. */
export function numberedCopies<Model extends CopyModel>(
  models: readonly Model[],
  times: number,
  { taken, max }: CopyNaming<Model>,
): WishedCopy<Model>[] {
  const names = new TakenNames(taken);
  return models.flatMap((model) =>
    Array.from({ length: times }, () => {
      const name = copyName(model.name, max, names.of(model));
      names.of(model).add(name);
      return {
        model,
        name,
        about: name,
        tokenValue: (token: string) => (isModelToken(token) ? model.name : undefined),
      };
    }),
  );
}

/** A pasted list: a copy for each row, with the values of its columns. */
export interface CopyList {
  /** Names of the columns; none where each line is one text. */
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Reads what is written one a line, without blank lines. Columns come from a spreadsheet, parted by tabs; then the first
 * line names them, and each is a token.
 */
export function readCopyList(text: string): CopyList {
  const lines = text.split(/\r\n?|\n/).flatMap((line) => (line.trim() === "" ? [] : [line]));
  if (!lines.some((line) => line.trim().includes("\t"))) {
    return { headings: [], rows: lines.map((line) => [line.trim()]) };
  }
  const [headings = [], ...rows] = lines.map((line) => line.split("\t").map((cell) => cell.trim()));
  return { headings, rows };
}

/** Whether a pattern contains what differs from row to row. */
export const variesByRow = (pattern: string, { headings }: CopyList): boolean =>
  tokensIn(pattern).some((token) => token === LINE || headings.includes(token));

/** Whether copies have a value of their own for a token of a pattern. */
export const isCopyToken = (token: string, { headings }: CopyList): boolean =>
  isModelToken(token) || token === LINE || headings.includes(token);

/**
 * One copy of each model for every row of a list, named by a pattern. A name that is taken makes no copy.
 *
 * @param valueFor the value of tokens that are not in the list
 */
export function listedCopies<Model extends CopyModel>(
  models: readonly Model[],
  list: CopyList,
  pattern: string,
  { taken, one, param }: CopyNaming<Model>,
  valueFor: (token: string) => string | undefined = () => undefined,
): WishedCopy<Model>[] {
  const names = new TakenNames(taken);
  return models.flatMap((model) =>
    list.rows.map((row) => {
      const tokenValue = tokensOfRow(list, row, model.name, valueFor);
      const name = fillPattern(pattern, tokenValue).trim();
      const reason = names.of(model).has(name)
        ? `A ${one} of this name exists already, or is among these copies.`
        : problemOfName(param, name);
      names.of(model).add(name);
      return { model, name, about: name || (row[0] ?? ""), reason, tokenValue };
    }),
  );
}

/** The values of the tokens of patterns in the copy of one row. */
export const tokensOfRow =
  (
    { headings }: CopyList,
    row: readonly string[],
    modelName: string,
    valueFor: (token: string) => string | undefined,
  ) =>
  (token: string): string | undefined => {
    if (isModelToken(token)) return modelName;
    const column = token === LINE ? 0 : headings.indexOf(token);
    return column < 0 ? valueFor(token) : (row[column] ?? "");
  };

/** Why nothing can be called so. */
export const problemOfName = (param: z.ZodType, name: string): string | undefined =>
  hasIllegalCharacters(name)
    ? ILLEGAL_CHARACTERS_ADVICE
    : param.safeParse(name).success
      ? undefined
      : paramKindOf(param).rule;

/** Names that are taken, with those of the copies themselves. */
class TakenNames<Model extends CopyModel> {
  readonly #all = new Map<Iterable<string>, Set<string>>();

  constructor(private readonly taken: (model: Model) => Iterable<string>) {}

  of(model: Model): Set<string> {
    const before = this.taken(model);
    const names = this.#all.get(before) ?? new Set(before);
    this.#all.set(before, names);
    return names;
  }
}
