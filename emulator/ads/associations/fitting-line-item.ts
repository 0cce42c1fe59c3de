import { Refusal } from "../../service/refusals";
import type { Asking } from "../../service/resource";
import { lineItemResource } from "../line-items/routes";
import { findLineItem, type StoredLineItem } from "../line-items/store";

/**
 * The line item that something is associated with. Throws the refusal for one that is unknown, or that does not fit.
 *
 * @param why what is said of a line item that does not fit, `cannot hold promoted posts`
 */
export function fittingLineItem(
  { store, params }: Asking,
  id: string,
  fits: (lineItem: StoredLineItem) => boolean,
  why: string,
): StoredLineItem {
  const lineItem = findLineItem(store.connection, params.account_id, id);
  if (!lineItem) throw lineItemResource.unknown(id, params.account_id);
  if (fits(lineItem)) return lineItem;
  const message = `Line Item ${id} ${why}`;
  throw new Refusal([{ code: "INCOMPATIBLE_LINE_ITEM", message, parameter: "line_item_id" }]);
}
