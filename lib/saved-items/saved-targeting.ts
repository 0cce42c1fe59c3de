import * as z from "zod";
import { formatNumber } from "@/lib/format/numbers";
import type { Savable, Whose } from "@/lib/lists/savable";
import type { NewCriterion } from "@/lib/targeting/criteria";
import { SET_CRITERIA_MAX, targetingSetBody } from "@/lib/targeting/targeting-set-body";
import type { SavedFormat } from "./saved-list";

/** Criteria saved together under a name, to apply to line items. */
export interface TargetingSet extends Savable {
  readonly name: string;
  readonly criteria: readonly NewCriterion[];
}

/** Maximum length of a set's name. */
export const SET_NAME_MAX = 60;

export const SET_FORMAT: SavedFormat<TargetingSet> = {
  kind: "targeting",
  content: ({ name, criteria }) => ({ kind: "targeting", name, body: { criteria: [...criteria] } }),
  read: ({ id, name, body }) => {
    const read = targetingSetBody.safeParse(body).data;
    return read && { id, name, criteria: read.criteria };
  },
};

const deviceSet = targetingSetBody.extend({ id: z.string(), name: z.string() });

/** The sets in the data of a device; unknown ones are left out. */
export const setsOnDevice = (stored: unknown): readonly TargetingSet[] =>
  (Array.isArray(stored) ? stored : []).flatMap((set: unknown) => deviceSet.safeParse(set).data ?? []);

/**
 * The set that a new one with its name replaces: a person's own, or a shared one.
 *
 * @param whose undefined for those that are only on this device
 */
export const replacedSet = (
  sets: readonly TargetingSet[],
  { name, whose }: { readonly name: string; readonly whose: Whose | undefined },
): TargetingSet | undefined => sets.find((one) => one.name === name.trim() && one.savedAs?.whose === whose);

/** Why criteria cannot be saved with a name. */
export function setProblem(name: string, criteria: readonly NewCriterion[]): string | undefined {
  if (criteria.length > SET_CRITERIA_MAX)
    return `A set holds up to ${formatNumber(SET_CRITERIA_MAX)} criteria.`;
  return name.trim() === "" ? "Give it a name first." : undefined;
}
