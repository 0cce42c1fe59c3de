import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { type Arrived, startForward } from "@/lib/forward/test-forward";
import { sampleLineItem } from "@/lib/line-items/test-line-item";
import { namedRange } from "@/lib/statistics/day-ranges";
import { STATISTICS_PATH } from "@/lib/statistics-reader/question";
import { addDays, dayIn } from "@/lib/time/calendar";
import { eventually } from "@/lib/time/test-eventually";
import type { FirstReads } from "./first-reads";
import { ACCOUNT_ZONE, accountService } from "./test-account-service";

const today = () => dayIn(ACCOUNT_ZONE, Date.now());
/** Long enough for a busy machine. */
const LONG_MS = 30_000;

let forward: Awaited<ReturnType<typeof startForward>>;
let firstReads: (headers: Headers, heldMs: number, numbersMs: number) => Promise<FirstReads | undefined>;
let answerStatistics: (request: Request) => Promise<Response>;
/** A new account for each test, because reads of an account are stored. */
let account = "a0";
let tests = 0;

/** A page opened in a window. */
const opened = async (section: string) => {
  const { cookie } = await forward.asMara();
  return new Headers({
    cookie,
    "sec-fetch-dest": "document",
    "x-asked-for": `/live/mara/${account}/${section}`,
  });
};
const openPage = async (section: string, numbersMs = LONG_MS) =>
  firstReads(await opened(section), LONG_MS, numbersMs);

const ofStatistics = ({ url }: Arrived) => url.includes("/stats/");
const statisticsRead = () => forward.arrived.filter(ofStatistics).length;

/** The browser's own request for the numbers. */
async function askAsBrowser(question: object) {
  const headers = await forward.asMara({
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
  });
  const address = `http://localhost:3000${STATISTICS_PATH}`;
  const response = await answerStatistics(
    new Request(address, { method: "POST", headers, body: JSON.stringify(question) }),
  );
  return response.json();
}

beforeAll(async () => {
  forward = await startForward();
  ({ firstReads } = await import("./first-reads"));
  ({ answerStatistics } = await import("@/lib/statistics-reader/answer-statistics"));
});

afterAll(() => forward.stop());

beforeEach(() => {
  forward.arrived.length = 0;
  tests += 1;
  account = `a${tests}`;
});

const serve = (has: Parameters<typeof accountService>[0]) => forward.answerWith(accountService(has));
const campaign = (id: string, more: Partial<Campaign> = {}) => sampleCampaign({ id, name: id, ...more });

describe("the numbers of the first rows", () => {
  it("come with the page, and the browser's question for them costs no read", async () => {
    serve({
      campaigns: [campaign("c1"), campaign("c2")],
      lineItems: [sampleLineItem({ campaign_id: "c1" })],
    });
    const { numbers } = (await openPage("campaigns")) ?? {};
    const { from, to } = namedRange("7d", today());
    expect(numbers?.answers).toEqual([
      {
        question: {
          environment: "live",
          handle: "mara",
          account_id: account,
          entity: "CAMPAIGN",
          ids: ["c1", "c2"],
          ranges: [{ from, to }],
          parts: ["core"],
          each: "sum",
          purpose: "rows in sight",
          objectives: true,
        },
        answer: {
          entities: {
            c1: expect.objectContaining({
              ranges: [[{ impressions: "70" }]],
              objectives: ["WEBSITE_CLICKS"],
            }),
            c2: expect.objectContaining({ ranges: [[{ impressions: "70" }]] }),
          },
          unread: [],
        },
      },
    ]);
    expect(statisticsRead()).toBe(2);
    const asked = forward.arrived.length;
    const asAsked = await askAsBrowser(numbers?.answers[0]?.question ?? {});
    expect(asAsked.entities).toEqual(numbers?.answers[0]?.answer.entities);
    expect(forward.arrived).toHaveLength(asked);
  });

  it("are left out where they come late, and are then there for the browser's question", async () => {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    serve({ campaigns: [campaign("c1")], until });
    const reads = await openPage("campaigns", 10);
    expect(reads?.numbers).toBeUndefined();
    expect(reads?.state.queries.map(({ queryKey }) => queryKey[4])).toContain("campaigns.list");
    await eventually(() => expect(statisticsRead()).toBe(1));
    const { from, to } = namedRange("7d", today());
    const question = { environment: "live", handle: "mara", account_id: account, entity: "CAMPAIGN" };
    const asked = askAsBrowser({
      ...question,
      ids: ["c1"],
      ranges: [{ from, to }],
      parts: ["core"],
      each: "sum",
      purpose: "rows in sight",
      objectives: true,
    });
    release();
    expect((await asked).entities.c1.ranges).toEqual([[{ impressions: "70" }]]);
    expect(statisticsRead()).toBe(2);
  });

  it.each([
    ["a role that may see none", "campaigns", ["ANALYST"]],
    ["an order by numbers", "campaigns?sort=spend-desc", undefined],
    ["groups", "campaigns?group=status", undefined],
    ["a filter by numbers", "campaigns?impressions=1..", undefined],
    ["staged changes alone, which the browser keeps", "campaigns?staged=only", undefined],
    ["columns without any", "campaigns?columns=name,status", undefined],
  ])("are not read for %s", async (_, section, permissions) => {
    serve({ campaigns: [campaign("c1")], ...(permissions && { permissions }) });
    const reads = await openPage(section);
    expect(reads?.numbers).toBeUndefined();
    expect(reads?.state.queries.map(({ queryKey }) => queryKey[4])).toContain("campaigns.list");
    expect(statisticsRead()).toBe(0);
  });

  it("are those of the rows that the address shows first, for its days", async () => {
    const campaigns = Array.from({ length: 80 }, (_, at) =>
      campaign(`c${at + 10}`, at % 2 === 0 ? {} : { entity_status: "PAUSED", effective_status: "PAUSED" }),
    );
    serve({ campaigns });
    const reads = await openPage("campaigns?status=PAUSED&sort=name-desc&range=yesterday&compare=before&q=c");
    const yesterday = addDays(today(), -1);
    const before = addDays(today(), -2);
    const [asked, ...more] = reads?.numbers?.answers ?? [];
    expect(more).toEqual([]);
    expect(asked?.question.ids).toEqual(Array.from({ length: 30 }, (_, at) => `c${89 - 2 * at}`));
    expect(asked?.question.ranges.map(({ from }) => from)).toEqual([yesterday, yesterday, before]);
  });

  it("are read in what the objectives of some need besides", async () => {
    serve({
      lineItems: [
        sampleLineItem({ id: "l1", objective: "WEBSITE_CLICKS", start_time: "2026-03-02T09:00:00Z" }),
        sampleLineItem({ id: "l2", objective: "APP_INSTALLS" }),
      ],
    });
    const reads = await openPage("line-items?columns=name,results");
    expect(reads?.numbers?.answers.map(({ question: { ids, parts } }) => [ids, parts])).toEqual([
      [["l1", "l2"], ["core"]],
      [["l2"], ["app"]],
    ]);
  });
});
