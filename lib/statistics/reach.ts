import type { StatisticsEntity } from "./entities";

/** Entities with a reach; line items and posts have none. */
export const REACH_ENTITIES = [
  "CAMPAIGN",
  "FUNDING_INSTRUMENT",
] as const satisfies readonly StatisticsEntity[];
export type ReachEntity = (typeof REACH_ENTITIES)[number];

export const hasReach = (entity: StatisticsEntity): entity is ReachEntity =>
  REACH_ENTITIES.some((each) => each === entity);

/** How many people were reached, and how often each on average; null where it was not shown. */
export interface ReachedPeople {
  readonly people: number | null;
  readonly frequency: number | null;
}

/** The definitions of the numbers of reach. */
export const REACH_DEFINITIONS = {
  reach: "People who saw an ad of it at least once on these days.",
  frequency: "How often each of them saw one, on average.",
  sums: "Reach cannot be added up: a person who sees two campaigns, or one on two days, counts once in the reach of both together.",
} as const;
