import { describe, expect, it } from "vitest";
import type { ScheduledPost } from "@/lib/ads/endpoints/scheduled-posts";
import type { StoredOutcome } from "@/lib/bulk/stored-job";
import { blankDraft } from "@/lib/drafts/draft-form";
import { SCHEDULED_IN_QUARTER_MAX } from "@/lib/posts/schedule-rules";
import type { CheckedRow } from "./import-rows";
import { judgeRows } from "./judge-rows";

const NOW = Date.parse("2026-11-26T12:00:00Z");
const AT = "2026-11-30T09:00:00Z";

const waiting = (id: string, scheduled_at: string, text: string | null = null): ScheduledPost => ({
  id,
  name: null,
  text,
  user_id: "7",
  nullcast: true,
  card_uri: null,
  media_keys: [],
  scheduled_at,
  completed_at: null,
  scheduled_status: "SCHEDULED",
  post_id: null,
  created_at: "2026-11-01T09:00:00Z",
  updated_at: "2026-11-01T09:00:00Z",
});
const full = (missing = 0) =>
  Array.from({ length: SCHEDULED_IN_QUARTER_MAX - missing }, (_, index) => waiting(`full ${index}`, AT));

interface Row {
  readonly at?: string;
  readonly text?: string;
  readonly by?: string;
  readonly post?: ScheduledPost;
  readonly problems?: CheckedRow["problems"];
  readonly result?: StoredOutcome;
  readonly out?: boolean;
}

const check = ({ at = AT, text = "", by = "7", post, problems = [] }: Row): CheckedRow => ({
  form: { ...blankDraft(), text },
  userId: by,
  time: { at, moves: post !== undefined, post, pending: false, problems: [] },
  problems,
  pending: false,
});

const judge = (
  rows: readonly Row[],
  known: Partial<Parameters<typeof judgeRows>[1]> = {},
): ReturnType<typeof judgeRows> =>
  judgeRows(
    rows.map((row, index) => ({
      row: index,
      check: check(row),
      result: row.result,
      out: row.out ?? false,
    })),
    { now: NOW, scheduled: [], published: [], ...known },
  );
/** The columns that are wrong, by the rows' places. */
const wrong = (...of: Parameters<typeof judge>) =>
  [...judge(...of).problems].map(([row, problems]) => [row, ...problems.map(({ field }) => field)]);

const done = (id: string): StoredOutcome => ({ state: "done", id, surprises: [] });
const failed: StoredOutcome = { state: "failed", errors: [] };

describe("a quarter of an hour", () => {
  it("is full by what waits and by the rows above, at the time's column", () => {
    expect(wrong([{}, {}, { at: "2026-11-30T09:15:00Z" }], { scheduled: full(1) })).toEqual([
      [1, "scheduled_at"],
    ]);
    const { problems } = judge([{}], { scheduled: full() });
    expect(problems.get(0)?.[0]?.message).toMatch(
      /^This quarter of an hour is full, 30 of 30 posts\. Choose/,
    );
  });

  it("is not filled by what does not wait any more, nor by rows that are left out, wrong or refused", () => {
    const out = full().map((post) => ({ ...post, scheduled_status: "SUCCESS" }));
    expect(wrong([{}], { scheduled: out })).toEqual([]);
    const rows = [{ out: true }, { result: failed }, { problems: [{ field: "name", message: "" }] as const }];
    expect(wrong([...rows, {}], { scheduled: full(1) })).toEqual([]);
  });

  it("counts a row that is done once, whether its post is listed already or not", () => {
    const listed = [...full(2), waiting("done", AT)];
    for (const scheduled of [full(2), listed]) {
      expect(wrong([{ result: done("done") }, {}, {}], { scheduled })).toEqual([[2, "scheduled_at"]]);
    }
    expect(wrong([{ result: { state: "unknown" } }, {}], { scheduled: full(1) })).toEqual([
      [1, "scheduled_at"],
    ]);
  });

  it("loses the posts that rows above move away, and keeps a post that is moved within it", () => {
    const [first, second] = full();
    expect(wrong([{ post: first, at: "2026-11-30T10:00:00Z" }, {}], { scheduled: full() })).toEqual([]);
    expect(wrong([{ post: second, at: "2026-11-30T09:05:00Z" }, {}], { scheduled: full() })).toEqual([
      [1, "scheduled_at"],
    ]);
  });

  it("counts the first of two rows about one post", () => {
    const post = waiting("1", "2026-11-30T12:00:00Z");
    expect(wrong([{ post }, { post }, {}], { scheduled: [...full(2), post] })).toEqual([]);
  });
});

describe("a text", () => {
  it("is not repeated by its author within a day of a row above or of what waits, at the text's column", () => {
    const same = (at: string, by = "7") => ({ at, by, text: "The same" });
    expect(
      wrong([
        same("2026-11-30T09:00:00Z"),
        same("2026-11-29T09:01:00Z"),
        same("2026-12-01T09:00:00Z"),
        same("2026-11-30T09:00:00Z", "8"),
        { text: "Another" },
      ]),
    ).toEqual([[1, "text"]]);
    const scheduled = [waiting("1", "2026-11-30T20:00:00Z", "The  same ")];
    expect(wrong([same(AT), same(AT, "8")], { scheduled })).toEqual([[0, "text"]]);
    expect(wrong([same(AT)], { scheduled: [...full(), ...scheduled] })).toEqual([
      [0, "scheduled_at", "text"],
    ]);
  });

  it("is not repeated within a day of when it was published", () => {
    const published = [{ at: "2026-11-26T11:00:00Z", text: "The same", user_id: "7" }];
    const at = (time: string) => wrong([{ at: time, text: "The same" }], { published });
    expect(at("2026-11-27T10:59:00Z")).toEqual([[0, "text"]]);
    expect(at("2026-11-27T11:00:00Z")).toEqual([]);
  });

  it("of a post that is moved stands at its time, which is all that the row changes", () => {
    const scheduled = [
      waiting("1", "2026-11-30T09:00:00Z", "The same"),
      waiting("2", "2026-12-05T09:00:00Z", "The same"),
    ];
    const [, post] = scheduled;
    expect(wrong([{ post, at: "2026-12-01T08:00:00Z" }], { scheduled })).toEqual([[0, "scheduled_at"]]);
    expect(wrong([{ post, at: "2026-12-05T10:00:00Z" }], { scheduled })).toEqual([]);
  });
});

it("says whether a row would be right with other cells, its own place free", () => {
  const { problemsIf } = judge([{ text: "One" }, { text: "Two" }, {}], { scheduled: full(2) });
  const fields = (row: number, cells: Row) => problemsIf(row, check(cells)).map(({ field }) => field);
  expect(fields(0, { text: "Changed" })).toEqual([]);
  expect(fields(0, { text: "Two" })).toEqual(["text"]);
  expect(fields(2, { text: "Three" })).toEqual(["scheduled_at"]);
  expect(fields(2, { text: "Three", at: "2026-11-30T09:15:00Z" })).toEqual([]);
});
