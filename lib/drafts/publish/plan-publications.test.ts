import { describe, expect, it } from "vitest";
import { SCHEDULED_IN_QUARTER_MAX } from "@/lib/posts/schedule-rules";
import type { DraftPost } from "../draft-form";
import { type Publication, planPublications, timesFrom } from "./plan-publications";
import { isPostOf } from "./post-items";

const NOW = Date.parse("2026-11-26T12:00:00Z");

const draft = (id: string, text = `Text ${id}`): DraftPost => ({
  id,
  name: `Draft ${id}`,
  text,
  user_id: "7",
  nullcast: true,
  card_uri: null,
  media_keys: [],
  created_at: "2026-11-01T09:00:00Z",
  updated_at: "2026-11-01T09:00:00Z",
});

const plan = (
  publications: readonly Publication[],
  known: Partial<Parameters<typeof planPublications>[1]> = {},
) =>
  planPublications(publications, {
    now: NOW,
    waiting: [],
    publishedAt: () => undefined,
    pollEnd: () => undefined,
    ...known,
  });

describe("the times of drafts that are scheduled together", () => {
  it("are so many minutes apart, also over a change of clocks", () => {
    expect(timesFrom("2026-10-25T00:30:00Z", "hour", 3, "Europe/Berlin")).toEqual([
      "2026-10-25T00:30:00Z",
      "2026-10-25T01:30:00Z",
      "2026-10-25T02:30:00Z",
    ]);
  });

  it("keep the time that clocks show by days", () => {
    expect(timesFrom("2026-10-24T07:00:00Z", "day", 3, "Europe/Berlin")).toEqual([
      "2026-10-24T07:00:00Z",
      "2026-10-25T08:00:00Z",
      "2026-10-26T08:00:00Z",
    ]);
  });
});

describe("what is sent for drafts", () => {
  it("says what each draft says, with its time where it has one", () => {
    const { items } = plan([
      { draft: draft("1"), at: "2026-11-27T09:00:00Z" },
      { draft: draft("2"), at: undefined },
    ]);
    expect(items.map(({ operation }) => operation.params)).toEqual([
      {
        as_user_id: "7",
        nullcast: true,
        name: "Draft 1",
        text: "Text 1",
        scheduled_at: "2026-11-27T09:00:00Z",
      },
      { as_user_id: "7", nullcast: true, name: "Draft 2", text: "Text 2" },
    ]);
  });

  it("leaves out what would be published in the past", () => {
    const { items, excluded } = plan([{ draft: draft("1"), at: "2026-11-26T11:00:00Z" }]);
    expect(items).toEqual([]);
    expect(excluded[0]?.reason).toMatch(/still to come/);
  });

  it("leaves out what finds its quarter of an hour full, by what waits and by what goes before it", () => {
    const waiting = Array.from({ length: SCHEDULED_IN_QUARTER_MAX - 1 }, () => ({
      at: "2026-11-27T09:01:00Z",
      text: null,
      user_id: "7",
    }));
    const at = "2026-11-27T09:10:00Z";
    const { items, excluded } = plan(
      [
        { draft: draft("1"), at },
        { draft: draft("2"), at },
      ],
      { waiting },
    );
    expect(items.map(({ key }) => key)).toEqual(["1"]);
    expect(excluded).toMatchObject([{ key: "2", reason: expect.stringMatching(/quarter of an hour/) }]);
  });

  it("leaves out a text that is out, or goes out, within a day before, and takes it later", () => {
    const same = (id: string, at: string) => ({ draft: draft(id, "The same"), at });
    const { items, excluded } = plan([
      same("1", "2026-11-27T09:00:00Z"),
      same("2", "2026-11-28T08:59:00Z"),
      same("3", "2026-11-28T09:00:00Z"),
    ]);
    expect(items.map(({ key }) => key)).toEqual(["1", "3"]);
    expect(excluded.map(({ key }) => key)).toEqual(["2"]);
    const out = plan([{ draft: draft("1"), at: undefined }], { publishedAt: () => "2026-11-26T08:00:00Z" });
    expect(out.excluded).toHaveLength(1);
  });

  it("leaves out a text of its author that waits already within a day, before or after", () => {
    const waiting = [{ at: "2026-11-28T09:00:00Z", text: "The  same", user_id: "7" }];
    const left = (at: string | undefined, by = "7") =>
      plan([{ draft: { ...draft("1", "The same"), user_id: by }, at }], { waiting }).excluded.length;
    expect(left("2026-11-27T09:01:00Z")).toBe(1);
    expect(left("2026-11-29T08:59:00Z")).toBe(1);
    expect(left("2026-11-27T09:00:00Z")).toBe(0);
    expect(left("2026-11-27T09:01:00Z", "8")).toBe(0);
    expect(left(undefined)).toBe(0);
  });

  it("warns of a poll that has ended by then", () => {
    const { items, warnings } = plan([{ draft: draft("1"), at: "2026-11-27T09:00:00Z" }], {
      pollEnd: () => "2026-11-27T08:00:00Z",
    });
    expect(items).toHaveLength(1);
    expect(warnings?.get("1")).toHaveLength(1);
  });
});

describe("a post whose answer was lost", () => {
  const [item] = plan([{ draft: draft("1"), at: "2026-11-27T09:00:00Z" }]).items;
  const made = {
    ...draft("99", "Text 1"),
    name: "Draft 1",
    created_at: "2026-11-26T12:00:03Z",
    scheduled_at: "2026-11-27T09:00:00Z",
    deleted: false as const,
  };

  it("is known by what it says and by its time", () => {
    if (!item) throw new Error("Nothing was planned");
    expect(isPostOf(item, made)).toBe(true);
    expect(isPostOf(item, { ...made, text: "Another" })).toBe(false);
    expect(isPostOf(item, { ...made, scheduled_at: "2026-11-27T10:00:00Z" })).toBe(false);
    expect(isPostOf(item, { ...made, created_at: "2026-11-25T12:00:00Z" })).toBe(false);
  });
});
