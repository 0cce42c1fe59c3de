import type { ReasonNotServable } from "@/lib/ads/endpoints/campaigns";
import { type Cause, conditionsByCode } from "@/lib/delivery/causes";
import { anyOf } from "../../database/json-columns";

/** The reported codes of conditions in SQL, most severe first: for each code whether any of its causes holds. */
export const reasonConditions = (
  causes: Readonly<Partial<Record<Cause, string>>>,
): Readonly<Partial<Record<ReasonNotServable, string>>> =>
  Object.fromEntries([...conditionsByCode(causes)].map(([code, conditions]) => [code, anyOf(conditions)]));

/** SQL: a line item is switched on and has something to show. */
export const readyItem = (item: string) =>
  `NOT ${item}.deleted AND ${item}.entity_status NOT IN ('DRAFT', 'PAUSED') AND ${item}.shown > 0`;
