import { NotAsPromisedError } from "@/lib/ads/errors";
import { askDashboard } from "@/lib/ads/transport";
import { type AskedChanges, CHANGES_PATH, changesAnswer, type ReadChanges } from "./question";

/**
 * Asks the dashboard for a page of the change log.
 *
 * @throws RefusedError, UnreachableError or NotAsPromisedError as calls of the
 *   service, the signal's reason when it aborts
 */
export async function askChanges(question: AskedChanges, signal: AbortSignal): Promise<ReadChanges> {
  const answer = changesAnswer.safeParse(await askDashboard(CHANGES_PATH, question, signal));
  if (!answer.success)
    throw new NotAsPromisedError("A change log with other fields", { cause: answer.error });
  return answer.data;
}
