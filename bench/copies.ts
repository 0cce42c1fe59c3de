// The requests in which a job duplicates a campaign with 20 line items and 200 ads, beside the fewest that there can be.
import type { ItemState } from "@/lib/bulk/bulk-run";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { numberedCopies } from "@/lib/copying/copy-names";
import { planCampaignCopies } from "@/lib/copying/plan-copies";
import { CAMPAIGN_NAMES, sampleCopyOrder } from "@/lib/copying/test-copy-order";
import { runCreation } from "@/lib/creation/run-creation";
import { sampleLineItem } from "@/lib/line-items/test-line-item";
import { sampleCriterion } from "@/lib/targeting/test-criterion";
import type { Row } from "./measure";

const LINE_ITEMS = 20;
const ADS_OF_EACH = 10;
const CRITERIA_OF_EACH = 6;
/** A batch for the campaign, one for its line items, one for their targeting, and one list of posts for each of them. */
const FEWEST = 3 + LINE_ITEMS;

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

export async function copies(): Promise<Row[]> {
  const campaign = sampleCampaign();
  const lineItems = numbers(LINE_ITEMS).map((n) => sampleLineItem({ id: `l${n}`, campaign_id: campaign.id }));
  const of = <Part>(count: number, part: (lineItem: string, number: number) => Part) =>
    lineItems.flatMap(({ id }) => numbers(count).map((number) => part(id, number)));
  const tree = {
    lineItems,
    posts: of(ADS_OF_EACH, (line_item_id, number) => ({
      id: `${line_item_id} post ${number}`,
      created_at: campaign.created_at,
      updated_at: campaign.updated_at,
      deleted: false,
      line_item_id,
      post_id: String(number + 1),
      entity_status: "ACTIVE",
      approval_status: "ACCEPTED",
    })),
    criteria: of(CRITERIA_OF_EACH, (line_item_id, number) =>
      sampleCriterion({
        id: `${line_item_id} criterion ${number}`,
        line_item_id,
        targeting_value: `place ${number}`,
      }),
    ),
  };
  const { steps } = planCampaignCopies(numberedCopies([campaign], 1, CAMPAIGN_NAMES), sampleCopyOrder(tree));
  const states = new Map<string, ItemState>();
  let requests = 0;
  await runCreation(
    steps,
    {
      send: async (batch) => {
        requests += 1;
        return batch.map(({ key, operation }) => ({ id: key, deleted: false, madeBy: operation.endpoint }));
      },
      look: async () => [],
      waitUntil: async () => {},
      now: Date.now,
      blockedUntil: () => undefined,
    },
    (event) => {
      if (event.type === "settled") for (const [key, state] of event.results) states.set(key, state);
    },
    new AbortController().signal,
    new Map(),
  );
  const done = [...states.values()].filter(({ state }) => state === "done").length;
  if (done !== steps.length) throw new Error(`Only ${done} of ${steps.length} records were created`);
  return [
    {
      what: `Duplicate a campaign with ${LINE_ITEMS} line items and ${LINE_ITEMS * ADS_OF_EACH} ads: requests`,
      ours: String(requests),
      peer: "the fewest that the batch endpoints allow",
      theirs: String(FEWEST),
      ratio: `${(requests / FEWEST).toFixed(2)}×`,
      goal: "≤ 1.1×",
    },
  ];
}
