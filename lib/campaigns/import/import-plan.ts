import { countInWords, type Warnings } from "@/lib/bulk/bulk-plan";
import { countLargeChanges, largeChangesOf } from "@/lib/bulk/large-change";
import type { CampaignItem } from "@/lib/campaigns/bulk/campaign-plan";
import { CAMPAIGNS } from "@/lib/campaigns/campaign-resource";
import { createInput } from "@/lib/campaigns/new-campaign";
import { formatNumber } from "@/lib/format/numbers";
import type { DiffedRow } from "./diff-file";

export interface ImportPlan {
  readonly items: readonly CampaignItem[];
  /** "Create 3 and change 12 campaigns". */
  readonly title: string;
  readonly requests: number;
  readonly created: number;
  readonly changed: number;
  /** Of those to be created: how many start at once, and how many are drafts, because the file says so. */
  readonly starting: number;
  readonly drafts: number;
  /** How many budgets become what looks like a slip. */
  readonly large: number;
  /** Which those are, and what they become. */
  readonly slips: string;
  /** What the account's rules warn of, by the items' keys. */
  readonly warnings: Warnings;
}

/** What is sent for the rows that are taken: whole new campaigns, and of the others the touched fields. */
export function planCampaignImport(rows: readonly DiffedRow[]): ImportPlan {
  const items: CampaignItem[] = [];
  const warnings = new Map<string, readonly string[]>();
  for (const row of rows) {
    const item = itemOf(row);
    if (!item) continue;
    items.push(item);
    const warned = "warnings" in row.diff ? row.diff.warnings : undefined;
    if (warned)
      warnings.set(
        item.key,
        warned.map(({ message }) => message),
      );
  }
  const created = rows.flatMap(({ diff }) => (diff.kind === "new" ? diff : []));
  const changed = items.length - created.length;
  const large = items.filter((item) => largeChangesOf(item) > 0);
  return {
    items,
    title: titleOf(created.length, changed),
    requests: Math.ceil(items.length / CAMPAIGNS.batchMax),
    created: created.length,
    changed,
    starting: created.filter(({ status }) => status === "ACTIVE").length,
    drafts: created.filter(({ status }) => status === "DRAFT").length,
    large: countLargeChanges(large),
    slips: large.map(({ operation }) => JSON.stringify(operation.params)).join(),
    warnings,
  };
}

function itemOf({ row, number, diff }: DiffedRow): CampaignItem | undefined {
  if (diff.kind === "changed") {
    const { campaign, change } = diff;
    return {
      key: campaign.id,
      row,
      name: campaign.name,
      before: campaign,
      operation: { operation_type: "Update", params: { campaign_id: campaign.id, ...change } },
      differences: Object.entries(change).map(([field, to]) => ({ field, from: campaign[field], to })),
    };
  }
  if (diff.kind !== "new") return undefined;
  const { account_id: _, ...input } = createInput("", diff.form);
  return {
    key: `row ${number}`,
    row,
    name: input.name,
    operation: { operation_type: "Create", params: { ...input, entity_status: diff.status } },
    differences: [{ field: "name", from: null, to: input.name }],
  };
}

function titleOf(created: number, changed: number): string {
  if (created === 0) return `Change ${countInWords(CAMPAIGNS, changed)}`;
  if (changed === 0) return `Create ${countInWords(CAMPAIGNS, created)}`;
  return `Create ${formatNumber(created)} and change ${countInWords(CAMPAIGNS, changed)}`;
}
