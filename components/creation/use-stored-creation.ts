import { useCallback, useEffect } from "react";
import { useStore } from "@/components/ui/use-store";
import type { StoredOutcomes } from "@/lib/bulk/stored-job";
import type { CreationPlan } from "@/lib/creation/creation-plan";
import {
  creationResults,
  NOTHING_CREATED,
  plansUnderWay,
  readCreated,
  reloadCreated,
} from "@/lib/creation/creation-results";
import { useStartCreation } from "./use-start-creation";

/**
 * The outcomes so far of a plan with a name, on whichever page it was started, and how to create the rest.
 *
 * @param name undefined while there is no plan
 */
export function useStoredCreation(name: string | undefined) {
  const start = useStartCreation();
  const results = useStore(creationResults, (all) => all.get(name ?? "")) ?? NOTHING_CREATED;
  const running = useStore(plansUnderWay, (all) => all.has(name ?? ""));
  useEffect(() => {
    if (name !== undefined) void readCreated(name);
  }, [name]);
  const create = useCallback(
    async (plan: CreationPlan, title: string): Promise<StoredOutcomes> => {
      if (name === undefined) return NOTHING_CREATED;
      // Another tab may have created some records.
      await reloadCreated(name);
      const known = await readCreated(name);
      await new Promise<void>((resolve) =>
        start({
          title,
          plan,
          // Refused steps are sent again, in their current form.
          known: new Map([...known].filter(([, { state }]) => state !== "failed")),
          onSettled: (keys) => {
            if (keys.length === plan.length) resolve();
          },
        }),
      );
      return readCreated(name);
    },
    [name, start],
  );
  return { results, running, create };
}
