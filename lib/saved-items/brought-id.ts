import type { AccountPlace } from "@/lib/ads/account-place";
import { sha256 } from "@/lib/audiences/sha256";

/**
 * The id, a UUID of version 8, of a device's item that is moved to an account: the same for one person, account and
 * item, so that moving it twice creates it once.
 *
 * @param userId of the service
 * @param id of the device's item
 */
export function broughtId(
  { environment, account_id: accountId }: Pick<AccountPlace, "environment" | "account_id">,
  userId: string,
  id: string,
): string {
  const hex = sha256([environment, accountId, userId, id].join("\n"));
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
