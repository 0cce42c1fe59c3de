import { HISTORY_ENTITIES } from "@/lib/ads/endpoints/account-history";
import { capital } from "@/lib/text/characters";

/** Entities with a history at the service. */
export type HistoryEntity = (typeof HISTORY_ENTITIES)[number];

/** Whether the service has histories of an entity. */
export const hasHistory = (entity: string): entity is HistoryEntity =>
  HISTORY_ENTITIES.some((each) => each === entity);

/** The value in the address of the history for everything that was done in the account through the dashboard. */
export const EVERYTHING = "EVERYTHING";

interface EntityWords {
  readonly one: string;
  readonly many: string;
}

const WORDS: Readonly<Record<HistoryEntity, EntityWords>> = {
  CAMPAIGN: { one: "campaign", many: "campaigns" },
  LINE_ITEM: { one: "line item", many: "line items" },
  PROMOTED_POST: { one: "promoted post", many: "promoted posts" },
  TARGETING_CRITERIA: { one: "targeting criterion", many: "targeting criteria" },
  PROMOTED_ACCOUNT: { one: "promoted account", many: "promoted accounts" },
};

/** Singular and plural of an entity, "line item" and "line items". */
export const entityWords = (entity: HistoryEntity): EntityWords => WORDS[entity];

export const ENTITY_OPTIONS = HISTORY_ENTITIES.map((value) => ({ value, label: capital(WORDS[value].many) }));
