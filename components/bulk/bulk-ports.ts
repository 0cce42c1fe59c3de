import { noticeLostAccess } from "@/components/shell/lost-access";
import { writesBlockedUntil } from "@/lib/ads/allowance";
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
