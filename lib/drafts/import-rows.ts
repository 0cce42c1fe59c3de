import { z } from "zod";
import { POST_IMAGES_MAX } from "@/lib/ads/endpoints/draft-posts";
import { readIdentifierCell } from "@/lib/csv";
import { isLong } from "@/lib/long";
import { cardOrMedia, mediaCombine, sameWords } from "@/lib/posts/post-rules";
import { blankDraft, type DraftField, type DraftForm, draftProblems } from "./draft-form";
import { IMPORT_ROWS_MAX, type ImportFile } from "./import-file";

/** What a column of the file can hold. */
export const IMPORT_FIELDS = ["text", "name", "nullcast", "author", "card_uri", "media_keys"] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];
export type ImportCells = Readonly<Record<ImportField, string>>;

export const importField = z.enum(IMPORT_FIELDS);

/** A file that is known to be whole is not looked through again for each step of a history that shares it. */
const whole = new WeakSet<object>();
const fileShape = z.object({
  id: z.string(),
  name: z.string(),
  rows: z.array(z.object({ number: z.number(), cells: z.array(z.string()) })),
  cut: z.boolean(),
  garbled: z.boolean(),
});
const isFile = (stored: unknown): stored is ImportFile => {
  if (typeof stored !== "object" || stored === null) return false;
  if (whole.has(stored)) return true;
  if (!fileShape.safeParse(stored).success) return false;
  whole.add(stored);
  return true;
};

const importWork = z.object({
  file: z.custom<ImportFile>(isFile),
  /** The first row holds the columns' names. */
  named: z.boolean(),
  /** What each column holds; null for one that is left out. */
  columns: z.array(importField.nullable()),
  /** What was typed over the file's cells, by the row's place in the file. */
  edits: z.record(z.string(), z.partialRecord(importField, z.string())),
  /** Rows that no draft is made of. */
  out: z.array(z.number()),
});

/** A file on its way to become drafts, with all that was decided about it. */
export type ImportWork = z.infer<typeof importWork>;

export const isKeptImport = (stored: unknown): stored is ImportWork | null =>
  stored === null || importWork.safeParse(stored).success;

/** What people call the columns, letters only. */
const NAMES: Readonly<Record<ImportField, RegExp>> = {
  text: /^(text|posttext|post|message|copy|body)$/,
  name: /^(name|draftname|postname|title|label)$/,
  nullcast: /^(nullcast|promotedonly)$/,
  author: /^(author|asuserid|userid|user|username|handle|account)$/,
  card_uri: /^(carduri|card)$/,
  media_keys: /^(mediakeys?|media|images?|videos?)$/,
};

/** The columns by their names; the first counts where two have the same. Null for those that nobody knows. */
export function recogniseColumns(names: readonly string[]): readonly (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return names.map((name) => {
    const letters = name.toLowerCase().replace(/[^a-z]/g, "");
    const known = IMPORT_FIELDS.find((each) => NAMES[each].test(letters) && !taken.has(each));
    if (known === undefined) return null;
    taken.add(known);
    return known;
  });
}

/** A file as it is first shown. Without a known name in its first row, that row is taken for a draft. */
export function beginImport(file: ImportFile): ImportWork {
  const width = Math.max(...file.rows.map(({ cells }) => cells.length));
  const names = Array.from({ length: width }, (_, column) => file.rows[0]?.cells[column] ?? "");
  const columns = [...recogniseColumns(names)];
  const named = columns.some((each) => each !== null);
  return { file, named, columns: named || width > 1 ? columns : ["text"], edits: {}, out: [] };
}

/** Says what a column holds; another column that held the same is left out from then on. */
export function mapColumn(work: ImportWork, column: number, to: ImportField | null): ImportWork {
  return {
    ...work,
    columns: work.columns.map((each, index) => (index === column ? to : each === to ? null : each)),
  };
}

/** Types over a cell. The file's own words come back when they are typed again. */
export function editCell(work: ImportWork, row: number, which: ImportField, value: string): ImportWork {
  const { [which]: _, ...others } = work.edits[row] ?? {};
  const edited = value === ownCell(work, row, which) ? others : { ...others, [which]: value };
  return { ...work, edits: { ...work.edits, [row]: edited } };
}

export function leaveOut(work: ImportWork, row: number, out: boolean): ImportWork {
  const others = work.out.filter((each) => each !== row);
  return { ...work, out: out ? [...others, row] : others };
}

/** Places of the rows that may become drafts. */
export function rowPlaces({ file, named }: Pick<ImportWork, "file" | "named">): readonly number[] {
  const first = named ? 1 : 0;
  return Array.from(
    { length: Math.min(IMPORT_ROWS_MAX, Math.max(0, file.rows.length - first)) },
    (_, index) => index + first,
  );
}

function ownCell({ file, columns }: ImportWork, row: number, which: ImportField): string {
  const column = columns.indexOf(which);
  return column < 0 ? "" : (file.rows[row]?.cells[column] ?? "");
}

/** What stands in a row now. */
export function cellsOf(work: ImportWork, row: number): ImportCells {
  const cell = (which: ImportField) => work.edits[row]?.[which] ?? ownCell(work, row, which);
  return {
    text: cell("text"),
    name: cell("name"),
    nullcast: cell("nullcast"),
    author: cell("author"),
    card_uri: cell("card_uri"),
    media_keys: cell("media_keys"),
  };
}

export type AuthorCell =
  | { readonly kind: "usual" }
  | { readonly kind: "id" | "handle"; readonly value: string }
  | { readonly kind: "wrong"; readonly message: string };

/** Whom a cell names: nobody in particular, a user id or a handle (in lower case), with or without its @. */
export function readAuthor(cell: string): AuthorCell {
  const value = readIdentifierCell(cell.trim());
  if (value === "") return { kind: "usual" };
  if (/^\d+([.,]\d+)?e\+?\d+$/i.test(value)) {
    return {
      kind: "wrong",
      message: "A spreadsheet has rounded this id. Type it whole, or the @handle instead.",
    };
  }
  if (/^\d+$/.test(value)) {
    return isLong(value) ? { kind: "id", value } : { kind: "wrong", message: "No user has an id this long." };
  }
  const handle = value.replace(/^@/, "");
  return /^\w{1,15}$/.test(handle)
    ? { kind: "handle", value: handle.toLowerCase() }
    : { kind: "wrong", message: "Give a user id, or a handle of up to 15 letters, digits or underscores." };
}

/** True and false in the words of spreadsheets; an empty cell is true, as in a new draft. Undefined otherwise. */
export function readNullcast(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase();
  if (["", "true", "yes", "y", "1", "promoted only"].includes(word)) return true;
  if (["false", "no", "n", "0", "followers too"].includes(word)) return false;
  return undefined;
}

export const readMediaKeys = (cell: string): readonly string[] =>
  cell.split(/[\s;,|]+/).filter((key) => key !== "");

export interface ImportKnown {
  /** Who posts where a row names nobody. */
  readonly usual: string | undefined;
  /** The id of whom a cell names; null for nobody, undefined while it is not known. */
  readonly userOf: (author: {
    readonly kind: "id" | "handle";
    readonly value: string;
  }) => string | null | undefined;
  /** The type of a medium; undefined for a key that is not in the library. */
  readonly typeOf: (mediaKey: string) => string | undefined;
  /** False for a card that the account does not have. */
  readonly hasCard: (uri: string) => boolean;
}

export interface ImportProblem {
  readonly field: ImportField;
  readonly message: string;
}

export interface CheckedRow {
  readonly form: DraftForm;
  readonly userId: string | undefined;
  readonly problems: readonly ImportProblem[];
  /** Whom it names has not been looked up yet. */
  readonly pending: boolean;
}

const FIELD_OF: Readonly<Record<DraftField, ImportField>> = {
  name: "name",
  as_user_id: "author",
  text: "text",
  card_uri: "card_uri",
  media_keys: "media_keys",
  nullcast: "nullcast",
};

/** The column in which a parameter of the service is typed. */
export const importFieldOf = (parameter: string): ImportField | undefined =>
  Object.entries(FIELD_OF).find(([name]) => name === parameter)?.[1];

/** A row as a draft, and what keeps it from becoming one: at most one problem a column. */
export function checkRow(cells: ImportCells, known: ImportKnown): CheckedRow {
  const problems: ImportProblem[] = [];
  const add = (which: ImportField, message: string) => {
    if (!problems.some((problem) => problem.field === which)) problems.push({ field: which, message });
  };
  const author = readAuthor(cells.author);
  const named = author.kind === "id" || author.kind === "handle" ? known.userOf(author) : undefined;
  const pending = author.kind === "handle" && named === undefined;
  const userId =
    author.kind === "usual"
      ? known.usual
      : author.kind === "id" && named === undefined
        ? author.value
        : (named ?? undefined);
  if (author.kind === "wrong") add("author", author.message);
  if (named === null) {
    add("author", author.kind === "id" ? "No user has this id." : "Nobody has this handle.");
  }
  const nullcast = readNullcast(cells.nullcast);
  if (nullcast === undefined) add("nullcast", "Write true (promoted only) or false (followers too).");
  const cardUri = cells.card_uri.trim() === "" ? null : cells.card_uri.trim();
  const mediaKeys = readMediaKeys(cells.media_keys);
  if (cardUri !== null && mediaKeys.length > 0) add("media_keys", cardOrMedia.advice);
  if (cardUri !== null && !known.hasCard(cardUri))
    add("card_uri", "The account has no card of this address.");
  if (mediaKeys.length > POST_IMAGES_MAX) add("media_keys", mediaCombine.advice);
  const form: DraftForm = {
    ...blankDraft(),
    text: cells.text,
    name: cells.name.trim(),
    userId: userId ?? null,
    nullcast: nullcast ?? true,
    attached: mediaKeys.length > 0 ? "media" : cardUri === null ? "nothing" : "card",
    cardUri,
    mediaKeys: [...mediaKeys],
  };
  for (const problem of draftProblems(form, { ...known, userId })) {
    if (!(pending && problem.field === "as_user_id")) add(FIELD_OF[problem.field], problem.message);
  }
  return { form, userId, problems, pending };
}

/** For each row whose words stood in an earlier one already, that row's place. */
export function repetitions(
  rows: readonly { readonly row: number; readonly text: string }[],
): ReadonlyMap<number, number> {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const { row, text } of rows) {
    const words = sameWords(text);
    if (words === undefined) continue;
    const before = first.get(words);
    if (before === undefined) first.set(words, row);
    else repeated.set(row, before);
  }
  return repeated;
}
