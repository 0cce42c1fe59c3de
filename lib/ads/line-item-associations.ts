import { type AnyEndpoint, listParams, type Seen } from "./endpoint";
import { id, ids } from "./params";

/** Common parameters of lists of records that belong to line items, besides their ids; `orders` as of other lists. */
export const associationListParams = <const Orders extends readonly string[]>(...orders: Orders) => ({
  account_id: id(),
  line_item_ids: ids().optional(),
  ...listParams(...orders),
});

/** Where a new one is seen: among those of its line item. */
export const seenAtLineItem =
  (list: AnyEndpoint) =>
  ({ account_id, line_item_id }: { account_id: string; line_item_id: string }): Seen => ({
    endpoint: list,
    input: { account_id, line_item_ids: [line_item_id] },
  });
