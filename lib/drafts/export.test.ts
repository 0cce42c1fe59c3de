import { expect, it } from "vitest";
import { beginImport, cellsOf, checkRow } from "@/lib/drafts/import/import-rows";
import { readImportFile } from "@/lib/import/read-file";
import { rowPlaces } from "@/lib/import/work";
import { newPost } from "./draft-form";
import { draftsCsv } from "./drafts-csv";

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
  const work = beginImport(await readImportFile(new Blob(draftsCsv(drafts)), "drafts.csv", 10));
  const known = {
    usual: undefined,
    userOf: () => undefined,
    typeOf: () => "IMAGE",
    hasCard: () => true,
    cardsNamed: () => [],
    mediaNamed: () => [],
  };
  const made = rowPlaces(work, 10).map((row) => {
    const { form, userId, problems } = checkRow(cellsOf(work, row), known);
    expect(problems).toEqual([]);
    return newPost(form, userId ?? "");
  });
  expect(made).toMatchObject([
    { as_user_id: "2200000001", text: DRAFT.text, nullcast: false, media_keys: ["3_1", "3_2"] },
    { as_user_id: "2200000001", name: "Card", nullcast: true, card_uri: "card://1" },
  ]);
});
