import { callEndpoint } from "@/lib/ads/call";
import { list } from "@/lib/ads/endpoints/line-items";
import { recordLookup } from "@/lib/records/record-lookup";

/** Line items by their ids as they are now, drafts and deleted ones among them. */
export const lookUpLineItems = recordLookup(list, (ids, asked, scope, how) =>
  callEndpoint(list, scope, { ...asked, line_item_ids: ids }, how),
);
