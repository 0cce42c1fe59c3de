import { openAsBlob } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ImportFile, readImportFile } from "@/lib/import/read-file";
import { editCell, mapColumn, rowPlaces } from "@/lib/import/work";
import { namesOf } from "./import-names";
import {
  beginDraftImport,
  checkRow,
  DRAFT_IMPORT_FIELDS,
  type DraftImportContext,
  draftCellsOf,
  draftImportTemplate,
  type ImportCells,
  isStoredDraftImport,
  readAuthor,
  readNullcast,
  recogniseDraftColumns,
  repetitions,
} from "./import-rows";

const fileOf = (...rows: string[][]): ImportFile => ({
  id: "1",
  name: "posts.csv",
  rows: rows.map((cells, index) => ({ number: index + 1, cells })),
  cut: false,
  garbled: false,
});

const TYPES: Readonly<Record<string, string>> = { "3_1": "IMAGE", "7_1": "VIDEO" };
/** A post scheduled for 18:00 on Christmas Eve, in Paris. */
const WAITING = {
  id: "1890000000000023008",
  name: null,
  text: "Ho ho",
  user_id: "7",
  nullcast: true,
  card_uri: null,
  media_keys: [],
  scheduled_at: "2026-12-24T17:00:00Z",
  completed_at: null,
  scheduled_status: "SCHEDULED",
  post_id: null,
  created_at: "2026-11-01T09:00:00Z",
  updated_at: "2026-11-01T09:00:00Z",
};
const known: DraftImportContext = {
  zone: "Europe/Paris",
  now: Date.parse("2026-11-27T12:00:00Z"),
  mayNotSchedule: undefined,
  scheduledPost: (id) => (id === WAITING.id ? WAITING : id === "5" ? undefined : null),
  usual: "7",
  userOf: ({ value }) => ({ mara: "22", "22": "22", gone: null, "99": null })[value],
  typeOf: (key) => TYPES[key],
  hasCard: (uri) => uri === "card://1",
  cardsNamed: namesOf(
    [
      ["card://1", "Spring card"],
      ["card://3", "Twice"],
      ["card://4", "twice"],
    ],
    ([, name = ""]) => [name],
    ([uri = ""]) => uri,
  ),
  mediaNamed: namesOf(
    [
      ["3_1", "Market, at night", "market.jpg"],
      ["7_1", null, "making of.mp4"],
      ["3_2", "Twice", "a.jpg"],
      ["3_3", "twice", "b.jpg"],
    ],
    ([, ...names]) => names,
    ([key]) => key ?? "",
  ),
};
const EMPTY: ImportCells = {
  text: "Hello",
  name: "",
  nullcast: "",
  author: "",
  card_uri: "",
  media_keys: "",
  scheduled_at: "",
  scheduled_post_id: "",
};
const check = (cells: Partial<ImportCells>) => checkRow({ ...EMPTY, ...cells }, known);
const wrong = (cells: Partial<ImportCells>) => check(cells).problems.map(({ field }) => field);

describe("the time of a row", () => {
  const at = (scheduled_at: string, scheduled_post_id = "") => check({ scheduled_at, scheduled_post_id });

  it.each([
    "2026-12-24 18:00",
    "2026-12-24T18:00:00+01:00",
    "24 Dec 2026, 18:00",
    "24.12.2026 18:00",
    "12/24/2026 6:00 PM",
    "12/24/2026 6:00:00 p.m.",
  ])("is read on the account’s clocks from %s", (text) => {
    expect(at(text)).toMatchObject({
      problems: [],
      pending: false,
      time: { at: "2026-12-24T17:00:00Z", moves: false },
    });
  });

  it.each([
    ["2026-11-27 12:59", /still to come/],
    ["2028-01-01 12:00", /within a year/],
    ["2026-12-24", /Write the time too/],
    ["03/04/2027 18:00", /^03\/04 may be either month/],
    ["2026-12-24 13:00 PM", /2026-12-24 18:00/],
    ["2027-03-28 02:30", /^Clocks skip 02:30/],
    ["2027-10-31 02:30", /^Clocks show 02:30 twice .* 2027-10-31T00:30:00Z/],
    ["soon", /Write a day as/],
  ])("%s is refused at its cell", (text, message) => {
    expect(at(text).problems).toEqual([{ field: "scheduled_at", message: expect.stringMatching(message) }]);
  });

  it("moves a scheduled post, or changes nothing", () => {
    const row = { text: "", scheduled_post_id: `="${WAITING.id}"` };
    expect(check({ ...row, scheduled_at: "2026-12-25 09:00" })).toMatchObject({
      problems: [],
      time: { at: "2026-12-25T08:00:00Z", moves: true, post: WAITING },
    });
    for (const same of ["2026-12-24 18:00", WAITING.scheduled_at, "2026-12-24T18:00:00+01:00"]) {
      expect(at(same, WAITING.id).time).toMatchObject({ at: undefined, moves: true, post: WAITING });
    }
  });

  it("is all that a file changes of a scheduled post: other cells say what it is, or nothing", () => {
    const row = { scheduled_at: "2026-12-25 09:00", scheduled_post_id: WAITING.id };
    expect(wrong({ ...row, text: " Ho ho\r\n", nullcast: "TRUE", author: "7" })).toEqual([]);
    const other = {
      ...row,
      text: "Ho",
      name: "Eve",
      nullcast: "false",
      author: "@mara",
      card_uri: "Spring card",
    };
    expect(wrong(other)).toEqual(["text", "name", "nullcast", "author", "card_uri"]);
    expect(wrong({ ...row, text: "", author: "@gone" })).toEqual(["author"]);
    expect(wrong({ ...row, text: "", media_keys: "3_1" })).toEqual(["media_keys"]);
  });

  it("needs a post that waits, and who may schedule", () => {
    expect(at("2026-12-25 09:00", "4").problems).toMatchObject([{ field: "scheduled_post_id" }]);
    expect(at("2026-12-25 09:00", "1.89E+18").problems).toMatchObject([{ field: "scheduled_post_id" }]);
    expect(at("2026-12-25 09:00", "5")).toMatchObject({ pending: true, problems: [] });
    expect(at("", WAITING.id).problems).toMatchObject([{ field: "scheduled_at" }]);
    const out = { ...known, scheduledPost: () => ({ ...WAITING, scheduled_status: "SUCCESS" }) };
    const cells = { ...EMPTY, scheduled_at: "2026-12-25 09:00", scheduled_post_id: WAITING.id };
    expect(checkRow(cells, out).problems).toMatchObject([{ message: expect.stringMatching(/had its time/) }]);
    const reader = { ...known, mayNotSchedule: "Your role may not." };
    expect(checkRow(cells, reader).problems).toMatchObject([{ message: "Your role may not." }]);
    expect(checkRow(cells, { ...known, zone: undefined }).pending).toBe(true);
  });
});

describe("columns", () => {
  it("are known by name, each once", () => {
    expect(
      recogniseDraftColumns(["Post text", "NAME", "as_user_id", "Media keys", "card_uri", "City", "text"]),
    ).toEqual(["text", "name", "author", "media_keys", "card_uri", null, null]);
  });

  it("need no names: a first row without any is a draft", () => {
    const work = beginDraftImport(fileOf(["Spring is here"], ["Come and see"]));
    expect(work).toMatchObject({ named: false, columns: ["text"] });
    expect(rowPlaces(work, 10)).toEqual([0, 1]);
  });

  it("can be set by hand, and no two hold the same", () => {
    const work = mapColumn(beginDraftImport(fileOf(["text", "x"], ["a", "b"])), 1, "text");
    expect(work.columns).toEqual([null, "text"]);
    expect(draftCellsOf(work, 1).text).toBe("b");
  });
});

describe("what is typed over a cell", () => {
  const work = beginDraftImport(fileOf(["text", "name"], ["a", "b"], ["c", "d"]));

  it("stands, also in a column that the file does not have, and survives another mapping", () => {
    const edited = editCell(editCell(work, 1, "text", "new"), 1, "author", "@mara");
    const mapped = mapColumn(mapColumn(edited, 0, null), 1, "text");
    expect(draftCellsOf(mapped, 1)).toMatchObject({ text: "new", author: "@mara" });
    expect(draftCellsOf(mapped, 2)).toMatchObject({ text: "d", author: "" });
    expect(isStoredDraftImport(mapped)).toBe(true);
    expect(isStoredDraftImport({ ...mapped, file: null })).toBe(false);
  });

  it("changes nothing else, whatever is typed", () => {
    fc.assert(
      fc.property(fc.constantFrom(...DRAFT_IMPORT_FIELDS), fc.string(), (field, value) => {
        const edited = editCell(work, 1, field, value);
        expect(draftCellsOf(edited, 1)).toEqual({ ...draftCellsOf(work, 1), [field]: value });
        expect(draftCellsOf(edited, 2)).toEqual(draftCellsOf(work, 2));
        const back = editCell(edited, 1, field, draftCellsOf(work, 1)[field]);
        expect(draftCellsOf(back, 1)).toEqual(draftCellsOf(work, 1));
      }),
    );
  });
});

describe("a row", () => {
  it("becomes a draft in the account's own name, promoted only, unless it says otherwise", () => {
    expect(check({})).toMatchObject({
      userId: "7",
      problems: [],
      form: { nullcast: true, attached: "nothing" },
    });
    expect(check({ author: "@Mara", nullcast: "FALSE", media_keys: "3_1; 3_1" })).toMatchObject({
      userId: "22",
      problems: [],
      form: { nullcast: false, attached: "media", mediaKeys: ["3_1", "3_1"] },
    });
    expect(check({ card_uri: " card://1 " }).form).toMatchObject({ attached: "card", cardUri: "card://1" });
  });

  it.each([
    [{ text: " " }, ["text"]],
    [{ text: "a".repeat(281) }, ["text"]],
    [{ text: "", media_keys: "3_1" }, []],
    [{ name: "a".repeat(81) }, ["name"]],
    [{ nullcast: "maybe" }, ["nullcast"]],
    [{ author: "@gone" }, ["author"]],
    [{ author: "99" }, ["author"]],
    [{ author: "12345" }, []],
    [{ author: "1.2E+18" }, ["author"]],
    [{ author: "not a handle" }, ["author"]],
    [{ card_uri: "card://2" }, ["card_uri"]],
    [{ card_uri: "card://1", media_keys: "3_1" }, ["media_keys"]],
    [{ media_keys: "3_1 7_1" }, ["media_keys"]],
    [{ media_keys: "3_1 3_1 3_1 3_1 3_1" }, ["media_keys"]],
    [{ media_keys: "3_9" }, ["media_keys"]],
    [{ card_uri: "No such card" }, ["card_uri"]],
    [{ card_uri: "Twice" }, ["card_uri"]],
    [{ media_keys: "nothing.jpg" }, ["media_keys"]],
    [{ media_keys: "market.jpg; twice" }, ["media_keys"]],
    [{ text: "", author: "@gone", nullcast: "?" }, ["author", "nullcast", "text"]],
  ])("with %j is wrong at %j", (cells, fields) => {
    expect(wrong(cells)).toEqual(fields);
  });

  it("names cards and media by what they are called, or by their files, in whatever case", () => {
    expect(check({ card_uri: " SPRING card" })).toMatchObject({
      form: { cardUri: "card://1" },
      problems: [],
    });
    expect(check({ media_keys: "market, at night" }).form.mediaKeys).toEqual(["3_1"]);
    expect(check({ media_keys: "Market.JPG; 3_1" })).toMatchObject({
      form: { mediaKeys: ["3_1", "3_1"] },
      problems: [],
    });
    expect(check({ media_keys: "making of.mp4" }).form.mediaKeys).toEqual(["7_1"]);
    expect(check({ media_keys: "market.jpg, a.jpg,3_9" })).toMatchObject({
      form: { mediaKeys: ["3_1", "3_2", "3_9"] },
    });
    expect(check({ media_keys: "a.jpg, lost.jpg" }).problems).toMatchObject([
      { message: "No file of the account is called lost.jpg. Write the name or the key of one." },
    ]);
    expect(check({ media_keys: "lost, and found" }).problems).toMatchObject([
      { message: "No file of the account is called lost, and found. Write the name or the key of one." },
    ]);
    const [twice] = check({ card_uri: "twice" }).problems;
    expect(twice?.message).toBe("2 cards are called twice. Write the address of one.");
    const later = { ...known, cardsNamed: () => undefined, mediaNamed: () => undefined };
    expect(checkRow({ ...EMPTY, card_uri: "Spring card", media_keys: "a b" }, later).problems).toEqual([]);
  });

  it("waits until a handle is looked up, and has no problem meanwhile", () => {
    expect(check({ author: "@later" })).toMatchObject({ pending: true, problems: [], userId: undefined });
  });

  it("has one problem a column at most, whatever stands in it", () => {
    const cell = fc.string({ maxLength: 90 });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...DRAFT_IMPORT_FIELDS), cell), (cells) => {
        const fields = check(cells).problems;
        expect(new Set(fields.map(({ field }) => field)).size).toBe(fields.length);
      }),
    );
  });

  it("names them in the sample of a file as well", async () => {
    const name = "drafts-with-forbidden-characters.csv";
    const file = await readImportFile(
      await openAsBlob(path.join(import.meta.dirname, "samples", name)),
      name,
      100,
    );
    const work = beginDraftImport(file);
    const problems = rowPlaces(work, 100).map((row) => checkRow(draftCellsOf(work, row), known).problems);
    expect(problems).toEqual([
      [{ field: "text", message: expect.stringContaining("U+FEFF") }],
      [{ field: "text", message: expect.stringContaining("U+FFFF") }],
    ]);
  });

  it.each(["a\ufeffb", "a\ufffeb", "a\uffffb"])("names what no post may have in %j", (text) => {
    expect(check({ text }).problems).toEqual([
      { field: "text", message: expect.stringMatching(/U\+F[EF]F[EF]/) },
    ]);
  });

  it("reads ids that were kept from a spreadsheet", () => {
    expect(readAuthor('="2200000001"')).toEqual({ kind: "id", value: "2200000001" });
    expect(readAuthor("99999999999999999999")).toMatchObject({ kind: "wrong" });
    expect(readNullcast(" Yes ")).toBe(true);
    expect(readNullcast("0")).toBe(false);
  });
});

it("lists rows with the same content", () => {
  const rows = ["Hello", "", " hello", "Hello ", "", "Hello"].map((text, row) => ({ row, text }));
  expect([...repetitions(rows)]).toEqual([
    [3, 0],
    [5, 0],
  ]);
});

it("offers a template whose columns it reads", () => {
  const [, header] = draftImportTemplate();
  expect(recogniseDraftColumns(header?.trim().split(",") ?? [])).toEqual(DRAFT_IMPORT_FIELDS);
});
