import { RefusedError } from "@/lib/ads/errors";
import type { StoredOutcomes } from "@/lib/bulk/stored-job";
import { NEEDS_ANOTHER } from "./creation-order";
import type { CreationItem, CreationPlan } from "./creation-plan";

interface RefusalWords {
  /** Where on the page something is put right that is refused in a step. */
  readonly fieldOf: (item: CreationItem, parameter: string | undefined) => string;
  /** The field for what is about no single one. */
  readonly rest: string;
  /** How it is begun again, "Create the rest". */
  readonly again: string;
}

/**
 * What keeps a plan from being created in full, each refusal at the field that it is about; undefined where all of it
 * exists. What merely waits for something that was refused has none.
 */
export function creationRefusal(
  plan: CreationPlan,
  results: StoredOutcomes,
  { fieldOf, rest, again }: RefusalWords,
): RefusedError | undefined {
  const open = plan.filter(({ key }) => results.get(key)?.state !== "done");
  if (open.length === 0) return undefined;
  const errors = open.flatMap((item) => {
    const state = results.get(item.key);
    if (state?.state !== "failed") {
      const message = `It is not known whether the ${item.one} “${item.name}” exists. ${again}: it is looked for first.`;
      return state?.state === "unknown" ? [{ code: "UNKNOWN", message, parameter: rest }] : [];
    }
    return state.errors
      .filter(({ code }) => code !== NEEDS_ANOTHER)
      .map(({ code, message, parameter }) => ({ code, message, parameter: fieldOf(item, parameter) }));
  });
  const stopped = { code: "STOPPED", message: "Not all of it was sent.", parameter: rest };
  return new RefusedError(400, errors.length > 0 ? errors : [stopped], []);
}
