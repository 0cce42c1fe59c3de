import { zoneOrUtc } from "@/lib/time/calendar";
import { useAccount } from "./account";

/** On which clocks times are typed, or why they cannot be typed yet. */
type AccountZone =
  | { readonly zone: string; readonly reason: undefined }
  | { readonly zone: undefined; readonly reason: string };

/**
 * The zone of the open account for times that a person types. Until it is known none can be typed: on assumed
 * clocks another time would be sent than was meant.
 */
export function useAccountZone(): AccountZone {
  const { account, failure } = useAccount();
  if (account) return { zone: zoneOrUtc(account.timezone), reason: undefined };
  return {
    zone: undefined,
    reason: failure ? "The account’s time zone is not known." : "Reading the account…",
  };
}
