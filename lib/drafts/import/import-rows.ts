import { DRAFT_NAME_MAX, POST_IMAGES_MAX } from "@/lib/ads/endpoints/draft-posts";
import { CSV_START, csvLine, isRoundedId, readIdentifierCell } from "@/lib/csv/cells";
import {
  blankDraft,
  type DraftField,
  type DraftForm,
  type DraftPost,
  draftProblems,
  formOfPost,
} from "@/lib/drafts/draft-form";
import { readYesNo } from "@/lib/import/read-cells";
import type { ImportFile } from "@/lib/import/read-file";
import {
  beginImport as begin,
  cellOf,
  type ImportWork,
  recogniseColumns as recognise,
  storedImport,
} from "@/lib/import/work";
import { isLong } from "@/lib/json/long";
import { cardOrMedia, mediaCombine, sameWords } from "@/lib/posts/post-rules";
import { tidyName } from "@/lib/text/visible-name";
import { addDays, dayIn } from "@/lib/time/calendar";
import { type ImportNames, readCard, readMedia } from "./import-names";
import { type ImportTimes, type PlannedTime, readPlannedTime } from "./import-times";

/** Maximum rows of one file, not counting the header. */
export const DRAFT_IMPORT_ROWS_MAX = 2_000;

/** The possible contents of a column. */
export const DRAFT_IMPORT_FIELDS = [
  "text",
  "name",
  "scheduled_at",
  "nullcast",
  "author",
  "card_uri",
  "media_keys",
  "scheduled_post_id",
] as const;
export type DraftImportField = (typeof DRAFT_IMPORT_FIELDS)[number];
export type ImportCells = Readonly<Record<DraftImportField, string>>;

/** Maximum length by column, except for texts of posts, which are weighted. */
export const DRAFT_FIELDS_MAX: { readonly [field in DraftImportField]?: number } = { name: DRAFT_NAME_MAX };

/** A file that is being imported as drafts, with all decisions about it. */
export type DraftImport = ImportWork<DraftImportField>;

export const isStoredDraftImport = storedImport(DRAFT_IMPORT_FIELDS);

/** Common names of the columns, letters only. */
const NAMES: Readonly<Record<DraftImportField, RegExp>> = {
  text: /^(text|posttext|post|tweet|tweettext|posttexts?|message|copy|body|caption|primarytext|texte|texto|testo|tekst|beitrag|beitragstext|nachricht|mensaje|mensagem|текст|сообщение|النص|نص|पाठ|টেক্সট|متن|teks|テキスト|本文|投稿文|正文|文本|内容|內容)$/,
  name: /^(name|draftname|postname|title|label|nom|titre|nombre|titulo|nome|titolo|titel|entwurf|название|имя|الاسم|اسم|نام|नाम|নাম|nama|judul|名前|名称|名稱|标题|標題)$/,
  scheduled_at:
    /^(scheduledat|scheduledfor|schedule|scheduled|scheduletime|publishat|publishes|publishtime|publishdate|postat|posttime|datetime)$/,
  nullcast: /^(nullcast|promotedonly)$/,
  author: /^(author|asuserid|userid|user|username|handle|account)$/,
  card_uri: /^(carduri|card|cardname)$/,
  media_keys: /^(mediakeys?|media|medianames?|images?|videos?|files?)$/,
  scheduled_post_id: /^scheduledpostid$/,
};

const fieldOf = (letters: string) => DRAFT_IMPORT_FIELDS.find((field) => NAMES[field].test(letters));

/** The columns by their names. */
export const recogniseDraftColumns = (names: readonly string[]) => recognise(names, fieldOf);

/** The initial state of a file; one with a single unnamed column has texts. */
export const beginDraftImport = (file: ImportFile): DraftImport => begin(file, { fieldOf, lone: "text" });

/** The current cells of a row. */
export const draftCellsOf = (work: DraftImport, row: number): ImportCells => ({
  text: cellOf(work, row, "text"),
  name: cellOf(work, row, "name"),
  scheduled_at: cellOf(work, row, "scheduled_at"),
  nullcast: cellOf(work, row, "nullcast"),
  author: cellOf(work, row, "author"),
  card_uri: cellOf(work, row, "card_uri"),
  media_keys: cellOf(work, row, "media_keys"),
  scheduled_post_id: cellOf(work, row, "scheduled_post_id"),
});

type AuthorCell =
  | { readonly kind: "usual" }
  | { readonly kind: "id" | "handle"; readonly value: string }
  | { readonly kind: "wrong"; readonly message: string };

/** The author in a cell: the default one, a user id or a handle (in lower case), with or without its @. */
export function readAuthor(cell: string): AuthorCell {
  const value = readIdentifierCell(cell.trim());
  if (value === "") return { kind: "usual" };
  if (isRoundedId(value)) {
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
  if (["", "promoted only"].includes(word)) return true;
  return word === "followers too" ? false : readYesNo(word);
}

export interface DraftImportContext extends ImportNames, ImportTimes {
  /** Who posts where a row names no one. */
  readonly usual: string | undefined;
  /** The id of the user in a cell; null for none, undefined while it is not known. */
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
  readonly field: DraftImportField;
  readonly message: string;
}

export interface CheckedRow {
  readonly form: DraftForm;
  readonly userId: string | undefined;
  /** When it is published, where it is no draft. */
  readonly time: PlannedTime;
  readonly problems: readonly ImportProblem[];
  /** The author has not been looked up yet. */
  readonly pending: boolean;
}

const FIELD_OF: Readonly<Record<DraftField, DraftImportField>> = {
  name: "name",
  as_user_id: "author",
  text: "text",
  card_uri: "card_uri",
  media_keys: "media_keys",
  nullcast: "nullcast",
};

/** The column for a parameter of the service. */
export const draftImportFieldOf = (parameter: string): DraftImportField | undefined =>
  DRAFT_IMPORT_FIELDS.find((field) => field === parameter) ??
  Object.entries(FIELD_OF).find(([name]) => name === parameter)?.[1];

/** A row as a draft, and its problems: at most one a column. */
export function checkRow(cells: ImportCells, known: DraftImportContext): CheckedRow {
  const problems: ImportProblem[] = [];
  const add = (which: DraftImportField, message: string) => {
    if (!problems.some((problem) => problem.field === which)) problems.push({ field: which, message });
  };
  const time = readPlannedTime(cells, known);
  for (const { field, message } of time.problems) add(field, message);
  const author = readAuthor(cells.author);
  const named = author.kind === "id" || author.kind === "handle" ? known.userOf(author) : undefined;
  const unknown = author.kind === "handle" && named === undefined;
  const pending = unknown || time.pending;
  const userId = authorOf(cells.author, known);
  if (author.kind === "wrong") add("author", author.message);
  if (named === null) {
    add("author", author.kind === "id" ? "No user has this id." : "No user has this handle.");
  }
  const nullcast = readNullcast(cells.nullcast);
  if (nullcast === undefined) add("nullcast", "Write true (promoted only) or false (followers too).");
  const { value: cardUri, problem: noCard } = readCard(cells.card_uri, known);
  const { value: mediaKeys, problem: noMedia } = readMedia(cells.media_keys, known);
  if (noCard !== undefined) add("card_uri", noCard);
  if (noMedia !== undefined) add("media_keys", noMedia);
  if (cardUri !== null && mediaKeys.length > 0) add("media_keys", cardOrMedia.advice);
  if (cardUri !== null && !known.hasCard(cardUri))
    add("card_uri", "The account has no card of this address.");
  if (mediaKeys.length > POST_IMAGES_MAX) add("media_keys", mediaCombine.advice);
  const form: DraftForm = {
    ...blankDraft(),
    text: cells.text,
    name: tidyName(cells.name),
    userId: userId ?? null,
    nullcast: nullcast ?? true,
    attached: mediaKeys.length > 0 ? "media" : cardUri === null ? "nothing" : "card",
    cardUri,
    mediaKeys: [...mediaKeys],
  };
  for (const problem of draftProblems(form, { ...known, userId })) {
    if (!(unknown && problem.field === "as_user_id")) add(FIELD_OF[problem.field], problem.message);
  }
  if (!time.moves) return { form, userId, time, problems, pending };
  const other = time.post && !pending ? cellsOfAnother(cells, form, time.post) : [];
  const own = [...time.problems, ...other.map((field) => ({ field, message: ONLY_TIME }))];
  return { form, userId, time, problems: own, pending };
}

const ONLY_TIME =
  "Of a scheduled post a file changes the time alone. Empty this cell and change the post itself, or clear its id to schedule the row as a new post.";

/** The cells of a row that differ from the post which it moves; empty cells do not. */
function cellsOfAnother(cells: ImportCells, form: DraftForm, post: DraftPost): readonly DraftImportField[] {
  const existing = formOfPost(post);
  const lines = (text: string) => text.replaceAll(/\r\n?/g, "\n").trim();
  const says: Readonly<Partial<Record<DraftImportField, boolean>>> = {
    text: lines(form.text) === lines(existing.text),
    name: form.name === tidyName(existing.name),
    nullcast: readNullcast(cells.nullcast) === existing.nullcast,
    author: form.userId === existing.userId,
    card_uri: form.cardUri === existing.cardUri,
    media_keys: form.mediaKeys.join() === existing.mediaKeys.join(),
  };
  return DRAFT_IMPORT_FIELDS.filter((field) => says[field] === false && cells[field].trim() !== "");
}

/** The id of the author of a row; undefined while none is known. */
export function authorOf(
  cell: string,
  { usual, userOf }: Pick<DraftImportContext, "usual" | "userOf">,
): string | undefined {
  const author = readAuthor(cell);
  if (author.kind === "usual") return usual;
  if (author.kind === "wrong") return undefined;
  const named = userOf(author);
  return author.kind === "id" && named === undefined ? author.value : (named ?? undefined);
}

/** For each row that repeats the text of an earlier one, that row's place. */
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

/** A file to start an import with: the names of the columns, and example rows. */
export const draftImportTemplate = (): string[] => [
  CSV_START,
  csvLine(DRAFT_IMPORT_FIELDS),
  csvLine(["Spring is here.\nCome and see.", "Spring teaser", "", "true", "", "", "", ""]),
  csvLine(["For our followers too", "Spring hello", `${inAWeek()} 18:00`, "false", "", "", "", ""]),
];

const inAWeek = () => addDays(dayIn("UTC", Date.now()), 7);
