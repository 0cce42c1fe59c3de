import * as z from "zod";
import { accountPlace } from "@/lib/ads/account-place";
import { NotAsPromisedError } from "@/lib/ads/errors";
import { askDashboard } from "@/lib/ads/transport";

/** The route that deletes everything stored of an account, with POST: app/api/forget. */
const FORGET_PATH = "/api/forget";

export const forgetQuestion = z.strictObject(accountPlace);

const forgetAnswer = z.object({
  /** How much there was; undefined where the store could not be asked. */
  rows: z.number().optional(),
});

/**
 * Deletes everything that the dashboard stores of an account.
 *
 * @returns how many rows that were; undefined where the dashboard has no store, or it does not answer
 * @throws RefusedError, UnreachableError or NotAsPromisedError as calls of the service
 */
export async function forgetAccount(place: z.output<typeof forgetQuestion>): Promise<number | undefined> {
  const answer = forgetAnswer.safeParse(await askDashboard(FORGET_PATH, place));
  if (!answer.success) throw new NotAsPromisedError("An answer with other fields", { cause: answer.error });
  return answer.data.rows;
}
