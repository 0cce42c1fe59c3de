import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useOneAtATime } from "@/components/forms/one-at-a-time";
import { useAccount } from "@/components/shell/account";
import { KEEP_READS, readWholeList, useAdsMutation, useScope } from "@/lib/ads/client";
import { targeted } from "@/lib/ads/endpoints/custom-audiences";
import * as targetingCriteria from "@/lib/ads/endpoints/targeting-criteria";
import { RefusedError, UnreachableError } from "@/lib/ads/errors";
import { adsKey } from "@/lib/ads/query-key";
import { type SavedTargeting, savedOf } from "@/lib/targeting/put-back";
import type { PlannedChange } from "@/lib/targeting/save-plan";
import { type SaveOutcome, saveTargeting } from "@/lib/targeting/save-run";
import { notifySavedTargeting, type SavedWords } from "./notify-saved-targeting";
import { putCriteria, targetingInput } from "./targeting-lists";

interface Saved extends SaveOutcome {
  /** After a call without an answer: whether its effect could be looked up. */
  readonly lookedUp: boolean;
}

const NOTHING: Saved = { refused: new Map(), error: null, lookedUp: false };

/** Saves changes of a line item's targeting, announces each with Undo, and shows refusals. */
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

  const input = targetingInput(accountId, lineItemId);
  /** Sends a plan, and returns its effect. */
  const carryOut = async (plan: readonly PlannedChange[]) => {
    const answered: targetingCriteria.TargetingCriterion[] = [];
    const result = await saveTargeting(plan, {
      send,
      onDone: (done) => {
        answered.push(...done.records);
        putCriteria(client, scope, { accountId, lineItemId }, done);
      },
    });
    // Who targets an audience is shown beside the audience.
    void client.invalidateQueries({ queryKey: adsKey(targeted, scope) });
    return { ...result, saved: savedOf(answered) };
  };

  const sendAll = async (plan: readonly PlannedChange[]): Promise<SavedTargeting | undefined> => {
    const going = new Set(plan.map(({ key }) => key));
    // Earlier refusals of other changes remain.
    const stillRefused = [...outcome.refused].filter(([key]) => !going.has(key));
    setOutcome({ ...NOTHING, refused: new Map(stillRefused) });
    const { saved, ...result } = await carryOut(plan);
    // Whether the last call took effect is unknown: the current targeting shows what is left to do.
    const queryKey = adsKey(targetingCriteria.list, scope, input);
    const unanswered = result.error instanceof UnreachableError;
    if (unanswered) await client.invalidateQueries({ queryKey, exact: true });
    const lookedUp = unanswered && client.getQueryState(queryKey)?.status === "success";
    setOutcome({ error: result.error, lookedUp, refused: new Map([...stillRefused, ...result.refused]) });
    return result.error === null && result.refused.size === 0 ? saved : undefined;
  };

  const readAgain = async () =>
    (await readWholeList(targetingCriteria.list, scope, input, { fresh: true })).records;
  const sendBack = async (plan: readonly PlannedChange[]) => {
    const { error, refused } = await carryOut(plan);
    if (error) throw error;
    if (refused.size > 0) throw new RefusedError(400, [...refused.values()].flat(), []);
  };

  /** Whether everything was saved. */
  const save = async (plan: readonly PlannedChange[], words: SavedWords): Promise<boolean> => {
    let saved: SavedTargeting | undefined;
    await run(async () => {
      const sending = sendAll(plan);
      const place = { environment: scope.environment, accountId };
      notifySavedTargeting({ ...words, place, lineItemId, readAgain, send: sendBack }, sending);
      saved = await sending;
    });
    return saved !== undefined;
  };
  return { save, busy, ...outcome };
}
