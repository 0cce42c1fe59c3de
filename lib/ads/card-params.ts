import { listParams } from "./endpoint";
import { ids, sortBy, text } from "./params";

/** What lists of cards can be searched for by, beside the account. */
export const cardSearchParams = () => ({
  q: text({ max: 80 }).optional(),
  sort_by: sortBy(["created_at", "updated_at", "deleted", "name"]).optional(),
});

/** Parameters of the lists of cards that are of one kind: polls and conversations. */
export const cardListParams = () => ({
  card_ids: ids().optional(),
  ...cardSearchParams(),
  ...listParams(),
});
