import "fake-indexeddb/auto";
import fc from "fast-check";
import { clear, entries } from "idb-keyval";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { asPast } from "./past-upload";
import { sampleUpload } from "./test-upload";
import { UploadJournal } from "./upload-journal";
import type { UnfinishedUpload } from "./upload-messages";

beforeEach(async () => {
  // A browser without locks: no other tab is at anything.
  vi.stubGlobal("navigator", {});
  await clear();
});
afterAll(() => void vi.unstubAllGlobals());

const file = (name = "aud-100k.csv") => new File(["E-Mail\nann@shop.example\n"], name, { lastModified: 1 });

async function begin(upload: UnfinishedUpload): Promise<UploadJournal> {
  const journal = await UploadJournal.of(file(upload.fileName), upload.place);
  await journal.write(upload);
  return journal;
}

it("offers what stopped only at its audience, and only to the person who began it", async () => {
  const { place } = sampleUpload();
  await begin(sampleUpload());
  await begin(sampleUpload({ audienceId: "t2" }, { fileName: "other audience.csv" }));
  await begin(sampleUpload({ personId: "2" }, { fileName: "other person.csv" }));
  const { stopped, past } = await UploadJournal.ofAudience(place);
  expect(stopped.map(({ fileName }) => fileName)).toEqual(["aud-100k.csv"]);
  expect(past).toEqual([]);
  const begun = await UploadJournal.begunBy("1");
  expect(begun.map(({ fileName }) => fileName).sort()).toEqual(["aud-100k.csv", "other audience.csv"]);
});

it("offers what a person cancelled at its audience only, and nothing that is older than two weeks", async () => {
  const { place } = sampleUpload();
  await begin(sampleUpload({}, { cancelled: true }));
  await begin(sampleUpload({}, { fileName: "old.csv", begunAt: 1, at: Date.now() - 15 * 86_400_000 }));
  expect(await UploadJournal.begunBy("1")).toEqual([]);
  const { stopped, past } = await UploadJournal.ofAudience(place);
  expect(stopped.map(({ fileName }) => fileName)).toEqual(["aud-100k.csv"]);
  // It cannot be resumed any more, but is remembered.
  expect(past.map(({ fileName, sent, people }) => [fileName, sent, people])).toEqual([
    ["old.csv", 42_500, 100_000],
  ]);
});

it("remembers an upload that ended once, the last fifty of an audience, the latest first", async () => {
  const { place } = sampleUpload();
  for (let begunAt = 1; begunAt <= 60; begunAt += 1) {
    const upload = sampleUpload({}, { begunAt });
    const journal = await begin(upload);
    await journal.end(asPast(upload));
  }
  const { stopped, past } = await UploadJournal.ofAudience(place);
  expect(stopped).toEqual([]);
  expect(past.map(({ begunAt }) => begunAt)).toEqual(Array.from({ length: 50 }, (_, at) => 60 - at));
});

it("keeps counts and names, and nothing that stands in the file", async () => {
  const upload = sampleUpload();
  const journal = await begin(upload);
  await journal.end(asPast(upload));
  await begin(sampleUpload({}, { fileName: "second.csv" }));
  expect(JSON.stringify(await entries())).not.toMatch(/ann|shop|e-mail\W/i);
});

it("counts no more as sent than was confirmed, however far it came", () => {
  const count = fc.nat({ max: 1_000_000 });
  fc.assert(
    fc.property(count, count, count, (users, unusable, left) => {
      const upload = sampleUpload();
      const past = asPast({
        ...upload,
        confirmed: {
          batches: 1,
          place: { offset: 0, line: 1, rows: users + unusable, users, unusable },
        },
        report: { ...upload.report, users: users + left },
      });
      expect(past.sent + past.skipped).toBe(past.rows);
      expect(past.sent).toBeLessThanOrEqual(past.people);
    }),
  );
});
