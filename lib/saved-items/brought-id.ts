import type { AccountPlace } from "@/lib/ads/account-place";
import { sha256 } from "@/lib/audiences/sha256";

/**
 * The id, a UUID of version 8, under which something that a device stored is brought over into an account: the same for
 * one person, account and thing, so that bringing it over twice makes it once.
 *
 * @param userId of the service
 * @param id of what the device stores
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
