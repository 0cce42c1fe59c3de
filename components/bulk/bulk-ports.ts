import { noticeLostAccess } from "@/components/shell/lost-access";
import { believedTime, LONGEST_WINDOW_MS } from "@/lib/ads/patience";
import { writes } from "@/lib/ads/rate-limits";
import { currentRates } from "@/lib/ads/rate-meter";
import type { Scope } from "@/lib/ads/scope";
import type { PlannedItem } from "@/lib/bulk/bulk-plan";
import type { BulkPorts } from "@/lib/bulk/bulk-run";
import { waitUntil } from "@/lib/time/wait-until";

/** Carries a run's wishes to the service, through the forward, by a resource's own way to send and to look. */
export function bulkPorts<Item extends PlannedItem>(
  scope: Scope,
  { send, look, isCreated }: Pick<BulkPorts<Item>, "send" | "look" | "isCreated">,
): BulkPorts<Item> {
  return {
    send: (items) => send(items).catch(noticed),
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

/** When writing is allowed again, in milliseconds since the epoch, if the allowance is known to be used up. */
function writesBlockedUntil({ environment, handle }: Scope): number | undefined {
  const reading = currentRates().get(`${environment} ${handle} ${writes.category}`);
  return reading && reading.remaining < 1
    ? believedTime(reading.resetAt, Date.now(), LONGEST_WINDOW_MS)
    : undefined;
}
