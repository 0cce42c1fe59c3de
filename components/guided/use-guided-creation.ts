import { useCallback, useEffect } from "react";
import { useStartCreation } from "@/components/creation/use-start-creation";
import { useStore } from "@/components/ui/use-store";
import type { KeptOutcomes } from "@/lib/bulk/kept-job";
import type { CreationPlan } from "@/lib/creation/creation-plan";
import {
  creationResults,
  NOTHING_CREATED,
  plansUnderWay,
  readCreated,
} from "@/lib/creation/creation-results";

/** What was created of a draft so far, on whichever page that was begun, and how the rest is created. */
export function useGuidedCreation(draftId: string) {
  const start = useStartCreation();
  const results = useStore(creationResults, (all) => all.get(draftId)) ?? NOTHING_CREATED;
  const running = useStore(plansUnderWay, (all) => all.has(draftId));
  useEffect(() => void readCreated(draftId), [draftId]);
  const create = useCallback(
    async (plan: CreationPlan, title: string): Promise<KeptOutcomes> => {
      const known = await readCreated(draftId);
      await new Promise<void>((resolve) =>
        start({
          title,
          plan,
          // What was refused is sent again, as it is now.
          known: new Map([...known].filter(([, { state }]) => state !== "failed")),
          onSettled: (keys) => {
            if (keys.length === plan.length) resolve();
          },
        }),
      );
      return readCreated(draftId);
    },
    [draftId, start],
  );
  return { results, running, create };
}
