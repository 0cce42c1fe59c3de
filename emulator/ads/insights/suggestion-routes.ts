import * as suggestions from "@/lib/ads/endpoints/targeting-suggestions";
import type { Connection } from "../../database/connection";
import { Refusal, unexpected } from "../../service/refusals";
import { route } from "../../service/route";
import { PUBLISHERS } from "../lookups/publishers";
import { findUser } from "../users/store";
import { relatedTo } from "./keyword-routes";

export const targetingSuggestionRoutes = [
  route(suggestions.list, ({ params, store }) => {
    const { suggestion_type: type, targeting_values: values, count = suggestions.SUGGESTIONS_USUAL } = params;
    const found = type === "KEYWORD" ? relatedTo(values, []) : usersBeside(store.connection, values);
    return {
      data: JSON.stringify(
        found.slice(0, count).map((value) => ({ suggestion_type: type, suggestion_value: value })),
      ),
      nextCursor: null,
    };
  }),
];

/** Publishers that people follow beside the users given. Throws for what is no user. */
function usersBeside(connection: Connection, ids: readonly string[]): readonly string[] {
  const stranger = ids.find((id) => !/^\d{1,19}$/.test(id) || !findUser(connection, id));
  if (stranger !== undefined)
    throw new Refusal([unexpected("targeting_values", "users of the service", stranger)]);
  return PUBLISHERS.map(({ user_id: id }) => id).filter((id) => !ids.includes(id));
}
