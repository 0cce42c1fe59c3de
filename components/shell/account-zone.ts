import { zoneOrUtc } from "@/lib/time/calendar";
import { useAccount } from "./account";

/** The time zone of typed times, or why none can be typed yet. */
type AccountZone =
  | { readonly zone: string; readonly reason: undefined }
  | { readonly zone: undefined; readonly reason: string };

/**
 * The zone of the open account, for typed times. While it is unknown none can be typed: an assumed zone would send
 * another time than was meant.
 */
export function useAccountZone(): AccountZone {
  const { account, failure } = useAccount();
  if (account) return { zone: zoneOrUtc(account.timezone), reason: undefined };
  return {
    zone: undefined,
    reason: failure ? "The account’s time zone is not known." : "Reading the account…",
  };
}
