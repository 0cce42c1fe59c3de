import { expect, it } from "vitest";
import { batch } from "@/lib/ads/endpoints/campaigns";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { parseCsv } from "@/lib/csv/test-csv";
import { importTemplate } from "@/lib/record-import/import-columns";
import { CAMPAIGN_EXAMPLE } from "./column-names";
import { diffRow } from "./diff-row";
import { CAMPAIGN_FILE, type CampaignCells } from "./import-cells";
import { planCampaignImport } from "./import-plan";
import { sampleKnown } from "./test-known";

const known = sampleKnown([sampleCampaign({ id: "a" }), sampleCampaign({ id: "b", name: "B" })]);
const plan = (...rows: CampaignCells[]) =>
  planCampaignImport(rows.map((cells, row) => ({ row, number: row + 2, diff: diffRow(cells, known) })));
const fresh = (name: string, rest: CampaignCells = {}) => ({ name, funding_instrument_id: "lygyi", ...rest });

it("sends the touched fields of those that change, and whole new ones", () => {
  const { items, title, requests } = plan(
    { id: "a", name: "A", daily_budget_amount_local_micro: "10.00" },
    { id: "b" },
    fresh("New", { budget_optimization: "LINE_ITEM", total_budget_amount_local_micro: "5" }),
    { id: "nobody" },
  );
  expect(title).toBe("Create 1 and change 1 campaign");
  expect(requests).toBe(1);
  expect(items.map(({ operation }) => operation)).toEqual([
    { operation_type: "Update", params: { campaign_id: "a", name: "A" } },
    {
      operation_type: "Create",
      params: {
        name: "New",
        funding_instrument_id: "lygyi",
        entity_status: "PAUSED",
        budget_optimization: "LINE_ITEM",
        total_budget_amount_local_micro: "5000000",
      },
    },
  ]);
  expect(batch.body?.safeParse(items.map(({ operation }) => operation)).success).toBe(true);
});

it("warns of what starts at once, what is a draft and what looks like a slip", () => {
  expect(
    plan(
      fresh("One", { entity_status: "ACTIVE" }),
      fresh("Two", { entity_status: "draft" }),
      { id: "a", daily_budget_amount_local_micro: "31" },
      { id: "b", daily_budget_amount_local_micro: "30" },
    ),
  ).toMatchObject({ created: 2, changed: 2, starting: 1, drafts: 1, large: 1 });
  const both = { daily_budget_amount_local_micro: "31", total_budget_amount_local_micro: "310" };
  expect(plan({ id: "a", ...both })).toMatchObject({ changed: 1, large: 2 });
});

it("offers a template whose columns it reads, and whose row lacks only the funding", () => {
  const [, ...lines] = importTemplate(CAMPAIGN_EXAMPLE);
  const rows = lines.map((line, index) => ({ number: index + 1, cells: parseCsv(line)[0] ?? [] }));
  const work = CAMPAIGN_FILE.begin({ id: "1", name: "template.csv", rows, cut: false, garbled: false });
  expect(work.columns).not.toContain(null);
  expect(diffRow(CAMPAIGN_FILE.cellsOf(work, 1), sampleKnown([]))).toMatchObject({
    kind: "impossible",
    problems: [{ field: "funding_instrument_id" }],
  });
});

it("needs a request for each forty", () => {
  const rows = Array.from({ length: 41 }, (_, n) => fresh(`New ${n}`));
  expect(plan(...rows)).toMatchObject({ requests: 2, title: "Create 41 campaigns" });
});
