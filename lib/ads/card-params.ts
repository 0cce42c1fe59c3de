import { listParams } from "./endpoint";
import { ids, sortBy, text } from "./params";

const q = () => text({ max: 80 }).optional();

/** Search parameters of lists of cards, besides the account. */
export const cardSearchParams = () => ({
  q: q(),
  sort_by: sortBy(["created_at", "updated_at", "deleted", "name"]).optional(),
});

/** Parameters of lists with a single kind of cards: polls and conversations. */
export const cardListParams = () => ({
  card_ids: ids().optional(),
  q: q(),
  ...listParams("name"),
});
