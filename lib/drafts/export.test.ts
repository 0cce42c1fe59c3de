import { expect, it } from "vitest";
import { beginDraftImport, checkRow, draftCellsOf } from "@/lib/drafts/import/import-rows";
import { csvCell, csvPieces } from "@/lib/grid/csv-columns";
import { readImportFile } from "@/lib/import/read-file";
import { rowPlaces } from "@/lib/import/work";
import { newPost } from "./draft-form";
import { DRAFT_EXPORT, PUBLISHED_EXPORT, scheduledExport } from "./export";

const DRAFT = {
  id: "1890000000000023008",
  name: null,
  text: "Open at seven;\n=not a formula, “quoted”",
  user_id: "2200000001",
  nullcast: false,
  card_uri: null,
  media_keys: ["3_1", "3_2"],
  created_at: "2026-11-01T09:00:00Z",
  updated_at: "2026-11-02T09:00:00Z",
};

it("exports drafts so that importing the file makes the same ones", async () => {
  const drafts = [DRAFT, { ...DRAFT, name: "Card", nullcast: true, card_uri: "card://1", media_keys: [] }];
  const pieces = [...csvPieces(drafts, DRAFT_EXPORT.seen)].map(({ text }) => text);
  const work = beginDraftImport(await readImportFile(new Blob(pieces), "drafts.csv", 10));
  const known = {
    usual: undefined,
    userOf: () => undefined,
    typeOf: () => "IMAGE",
    hasCard: () => true,
    cardsNamed: () => [],
    mediaNamed: () => [],
    zone: "UTC",
    now: 0,
    mayNotSchedule: undefined,
    scheduledPost: () => undefined,
  };
  const made = rowPlaces(work, 10).map((row) => {
    const { form, userId, problems } = checkRow(draftCellsOf(work, row), known);
    expect(problems).toEqual([]);
    return newPost(form, userId ?? "");
  });
  expect(made).toMatchObject([
    { as_user_id: "2200000001", text: DRAFT.text, nullcast: false, media_keys: ["3_1", "3_2"] },
    { as_user_id: "2200000001", name: "Card", nullcast: true, card_uri: "card://1" },
  ]);
});

const POST = { ...DRAFT, name: "Morning", card_uri: "card://1" };

it("exports scheduled posts with their times on the account’s clocks, so that the import finds them again", () => {
  const scheduled = {
    ...POST,
    scheduled_at: "2026-12-01T08:00:00Z",
    completed_at: null,
    scheduled_status: "SCHEDULED",
    post_id: null,
  };
  expect(scheduledExport("Europe/Paris").seen.map((column) => csvCell(column, scheduled))).toEqual([
    DRAFT.text,
    "Morning",
    "2026-12-01 09:00",
    "false",
    '="2200000001"',
    "card://1",
    "3_1 3_2",
    '="1890000000000023008"',
    "SCHEDULED",
    "",
  ]);
});

it("says of published posts when they came out, as times are written elsewhere", () => {
  const published = {
    ...POST,
    id_str: POST.id,
    post_id: POST.id,
    full_text: POST.text,
    created_at: "Sat Jun 24 05:08:30 +0000 2017",
    post_type: "PUBLISHED",
    conversation_settings: "EVERYONE",
    user: { id: POST.user_id, id_str: POST.user_id },
  };
  expect(csvCell(PUBLISHED_EXPORT.seen.at(-1) ?? { text: () => "" }, published)).toBe("2017-06-24T05:08:30Z");
  const all = PUBLISHED_EXPORT.all([published]);
  expect(all.find(({ heading }) => heading === "id_str")?.identifier).toBe(true);
});
