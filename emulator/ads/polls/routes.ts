import * as pollCards from "@/lib/ads/endpoints/poll-cards";
import { formatServiceTime } from "@/lib/time/service-time";
import type { Connection } from "../../database/connection";
import { newIdentifier, newLongIdentifier } from "../../database/identifiers";
import { removeRow } from "../../database/rows";
import { answerList } from "../../service/list-answer";
import { Refusal, ruleErrors } from "../../service/refusals";
import { route } from "../../service/route";
import {
  otherCards as collection,
  filterOtherCards,
  insertOtherCard,
  otherCardOf,
} from "../cards/other-cards-store";
import { type FoundMedia, mediaForCard, pollMedium } from "../media/card-media";

const KIND = "POLL";
/** As the path names it; creating a card does not echo it. */
const named = { alsoEchoed: { card_type: "poll" } };

export const pollCardRoutes = [
  route(pollCards.list, (call) => answerList(call, collection, filterOtherCards(KIND, call.params)), named),

  route(pollCards.get, (call) => ({ data: otherCardOf(call, KIND, call.params.card_id).record }), named),

  route(pollCards.create, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, media_key: mediaKey, ...fields } = params;
    const { connection } = store;
    const errors = ruleErrors([pollCards.fourthNeedsThird], fields);
    if (mediaKey !== undefined && !hasFeature(connection, accountId, pollCards.MEDIA_POLLS_FEATURE)) {
      const message = `${pollCards.MEDIA_POLLS_FEATURE} is not available for Account ${accountId}`;
      throw new Refusal([{ code: "FEATURE_NOT_AVAILABLE", message, parameter: "media_key" }]);
    }
    const found: FoundMedia | undefined =
      mediaKey === undefined ? undefined : mediaForCard(call, "media_key", mediaKey, ["IMAGE", "VIDEO"]);
    if (found && "error" in found) errors.push(found.error);
    if (errors.length > 0) throw new Refusal(errors);

    const media = found && "media" in found ? found.media : undefined;
    const id = newIdentifier("card");
    const cardUri = `card://${newLongIdentifier()}`;
    const end = Date.parse(now) + fields.duration_in_minutes * 60_000;
    const record = {
      id,
      name: fields.name,
      card_uri: cardUri,
      card_type: media ? `${media.media_type}_POLLS` : "TEXT_POLLS",
      start_time: now,
      end_time: formatServiceTime(end),
      duration_in_minutes: String(fields.duration_in_minutes),
      first_choice: fields.first_choice,
      second_choice: fields.second_choice,
      ...(fields.third_choice !== undefined && { third_choice: fields.third_choice }),
      ...(fields.fourth_choice !== undefined && { fourth_choice: fields.fourth_choice }),
      ...(media && pollMedium(media)),
      created_at: now,
      updated_at: now,
      deleted: false,
    };
    const where = { id, accountId, kind: KIND, cardUri } as const;
    store.write(() => insertOtherCard(connection, where, { name: fields.name, fields, record, now }));
    return { data: JSON.stringify(record) };
  }),

  route(
    pollCards.remove,
    (call) => {
      const { params, store, now } = call;
      const { account_id: accountId, card_id: id } = params;
      const { name, start_time, card_type, created_at } = pollCards.pollCardRecord.parse(
        JSON.parse(otherCardOf(call, KIND, id).record),
      );
      store.write(() => removeRow(store.connection, "other_cards", { accountId, id }));
      const removed = { name, start_time, id, card_type, created_at, updated_at: now, deleted: true };
      return { data: JSON.stringify(removed) };
    },
    named,
  ),
];

function hasFeature(connection: Connection, accountId: string, feature: string): boolean {
  const found = connection.one(
    "SELECT 1 AS found FROM account_features WHERE account_id = ? AND feature = ?",
    [accountId, feature],
  );
  return found !== undefined;
}
