import { noticeLostAccess } from "@/components/shell/lost-access";
import { inTurn, recordTurn } from "@/lib/ads/in-turn";
import { believedTime, LONGEST_WINDOW_MS } from "@/lib/ads/patience";
import { writes } from "@/lib/ads/rate-limits";
import { currentRates } from "@/lib/ads/rate-meter";
import type { Scope } from "@/lib/ads/scope";
import type { PlannedItem } from "@/lib/bulk/bulk-plan";
import type { BulkPorts } from "@/lib/bulk/bulk-run";
import { waitUntil } from "@/lib/time/wait-until";

/** The ports of a run to the service, through the forward, with the resource's own send and lookup. */
export function bulkPorts<Item extends PlannedItem>(
  scope: Scope,
  { send, look, isCreated }: Pick<BulkPorts<Item>, "send" | "look" | "isCreated">,
): BulkPorts<Item> {
  return {
    // A change that was made in a cell just before arrives first.
    send: (items) =>
      inTurn(
        items.flatMap(({ before }) => (before ? recordTurn(scope, before.id) : [])),
        () => send(items),
      ).catch(noticed),
    look: (items) => look(items).catch(noticed),
    ...(isCreated && { isCreated }),
    waitUntil,
    now: Date.now,
    blockedUntil: () => writesBlockedUntil(scope),
  };
}

function noticed(error: unknown): never {
  noticeLostAccess(error);
  throw error;
}

/** When writing is possible again, in milliseconds since the epoch, if the rate limit is known to be exhausted. */
function writesBlockedUntil({ environment, handle }: Scope): number | undefined {
  const reading = currentRates().get(`${environment} ${handle} ${writes.category}`);
  return reading && reading.remaining < 1
    ? believedTime(reading.resetAt, Date.now(), LONGEST_WINDOW_MS)
    : undefined;
}
