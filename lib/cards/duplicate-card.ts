import type { RecordOf } from "@/lib/ads/endpoint";
import { CARD_NAME_MAX, type list } from "@/lib/ads/endpoints/cards";
import { copyName } from "@/lib/text/copy-name";
import { blankCard, type CardDraft } from "./card-draft";
import { readCardText } from "./card-json";

export type Card = RecordOf<typeof list>;

/** The fields of a new card; all other fields of a record are left out of its copy. */
const SAID = [
  "name",
  "components",
  "slides",
  "type",
  "media_key",
  "media_keys",
  "title",
  "destination",
  "url",
  "label",
  "value",
  "country_code",
  "store_a_app_identifier",
  "store_a_deep_link",
  "store_b_app_id",
  "store_b_deep_link",
];

/** A draft of a card that exists, under a name of its own; undefined when the builder cannot make such a card. */
export function duplicateOf(card: Card): CardDraft | undefined {
  const { name, components, slides } = card;
  const body = { name: copyName(name, CARD_NAME_MAX), ...(slides ? { slides } : { components }) };
  return readCardText(JSON.stringify(body, SAID), blankCard(), () => undefined).draft;
}
