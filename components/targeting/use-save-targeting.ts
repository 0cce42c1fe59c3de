import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useOneAtATime } from "@/components/forms/one-at-a-time";
import { useAccount } from "@/components/shell/account";
import { adsKey, KEEP_READS, useAdsMutation, useScope } from "@/lib/ads/client";
import { targeted } from "@/lib/ads/endpoints/custom-audiences";
import * as targetingCriteria from "@/lib/ads/endpoints/targeting-criteria";
import { UnreachableError } from "@/lib/ads/errors";
import type { PlannedChange } from "@/lib/targeting/save-plan";
import { type SaveOutcome, saveTargeting } from "@/lib/targeting/save-run";
import { putCriteria, targetingInput } from "./targeting-lists";

interface Saved extends SaveOutcome {
  /** After a call without an answer: whether it could be looked up what took effect. */
  readonly lookedUp: boolean;
}

const NOTHING: Saved = { refused: new Map(), error: null, lookedUp: false };

/** Saves changes of a line item's targeting, and tells what was refused of them. */
export function useSaveTargeting(lineItemId: string) {
  const { accountId } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  const batch = useAdsMutation(targetingCriteria.batch, KEEP_READS);
  const create = useAdsMutation(targetingCriteria.create, KEEP_READS);
  const remove = useAdsMutation(targetingCriteria.remove, KEEP_READS);
  const [outcome, setOutcome] = useState(NOTHING);
  const [busy, run] = useOneAtATime();

  const send = async (changes: readonly PlannedChange[]) => {
    const [first] = changes;
    if (changes.length > 1 || !first) {
      const body = changes.map(({ operation }) => operation);
      return (await batch.mutateAsync({ account_id: accountId, body })).data;
    }
    const { operation } = first;
    const { data } =
      operation.operation_type === "Create"
        ? await create.mutateAsync({ account_id: accountId, ...operation.params })
        : await remove.mutateAsync({ account_id: accountId, ...operation.params });
    return [data];
  };

  const sendAll = async (plan: readonly PlannedChange[]): Promise<boolean> => {
    const going = new Set(plan.map(({ key }) => key));
    // What was refused before and does not go with this stays refused.
    const stillRefused = [...outcome.refused].filter(([key]) => !going.has(key));
    setOutcome({ ...NOTHING, refused: new Map(stillRefused) });
    const result = await saveTargeting(plan, {
      send,
      onDone: (done) => putCriteria(client, scope, { accountId, lineItemId }, done),
    });
    // Whether the last call took effect is not known: what stands now tells what is left to do.
    const queryKey = adsKey(targetingCriteria.list, scope, targetingInput(accountId, lineItemId));
    const unanswered = result.error instanceof UnreachableError;
    if (unanswered) await client.invalidateQueries({ queryKey, exact: true });
    const lookedUp = unanswered && client.getQueryState(queryKey)?.status === "success";
    // Who targets an audience is shown beside the audience.
    void client.invalidateQueries({ queryKey: adsKey(targeted, scope) });
    setOutcome({ error: result.error, lookedUp, refused: new Map([...stillRefused, ...result.refused]) });
    return result.error === null && result.refused.size === 0;
  };

  /** Whether all of it was saved. */
  const save = async (plan: readonly PlannedChange[]): Promise<boolean> => {
    let saved = false;
    await run(async () => {
      saved = await sendAll(plan);
    });
    return saved;
  };
  return { save, busy, ...outcome };
}
