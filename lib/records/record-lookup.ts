import { callEndpoint } from "@/lib/ads/call";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import { noteRecords } from "@/lib/ads/known-records";
import { IDS_MAX } from "@/lib/ads/params";
import type { Scope } from "@/lib/ads/scope";
import { toBatches } from "@/lib/lists/arrange";

/** Further input besides the ids: drafts and deleted records as well, without cached answers. */
const EVERY_STATE = { count: IDS_MAX, with_deleted: true, with_draft: true } as const;

type Read<Row> = (
  ids: string[],
  asked: typeof EVERY_STATE & { readonly account_id: string },
  scope: Scope,
  how: { readonly signal: AbortSignal | undefined; readonly fresh: true },
) => Promise<{ readonly data: readonly Row[] }>;

/**
 * Looks up the current records of a resource by their ids, in as few requests as possible.
 *
 * @param list their list in the catalogue
 * @param read reads some of that list
 */
const recordLookup =
  <Row>(list: AnyEndpoint, read: Read<Row>) =>
  async (scope: Scope, accountId: string, ids: readonly string[], signal?: AbortSignal): Promise<Row[]> => {
    const found: Row[] = [];
    for (const some of toBatches(ids, IDS_MAX)) {
      const asked = { ...EVERY_STATE, account_id: accountId };
      const { data } = await read(some, asked, scope, { signal, fresh: true });
      noteRecords(list, scope, data);
      found.push(...data);
    }
    return found;
  };

/** Current campaigns by their ids, including drafts and deleted ones. */
export const lookUpCampaigns = recordLookup(campaigns.list, (ids, asked, scope, how) =>
  callEndpoint(campaigns.list, scope, { ...asked, campaign_ids: ids }, how),
);

/** Current line items by their ids, including drafts and deleted ones. */
export const lookUpLineItems = recordLookup(lineItems.list, (ids, asked, scope, how) =>
  callEndpoint(lineItems.list, scope, { ...asked, line_item_ids: ids }, how),
);
