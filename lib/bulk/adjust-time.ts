import { instantIn, movedByDays } from "@/lib/time/calendar";
import { formatServiceTime } from "@/lib/time/service-time";
import { leave } from "./bulk-plan";

/** How a time changes, on the account's clocks. */
export type TimeAdjustment =
  /** `local` as a field for times holds it, `2026-12-24T18:00`. */
  | { readonly by: "set"; readonly local: string }
  /** Later, or earlier when negative; at the same time of the day. */
  | { readonly by: "days"; readonly days: number }
  | { readonly by: "none" };

/**
 * The new time of one record, as the service writes it, or why it is left alone.
 *
 * @param at null for none
 * @param what how the time is called, "end"
 */
export function adjustTime(at: string | null, adjustment: TimeAdjustment, zone: string, what: string) {
  const after = adjusted(at, adjustment, zone);
  if (after === undefined) return leave(`It has no ${what} to move.`);
  return after === at ? leave(`Its ${what} stays the same.`) : ({ do: "set", at: after } as const);
}

function adjusted(at: string | null, adjustment: TimeAdjustment, zone: string): string | null | undefined {
  switch (adjustment.by) {
    case "none":
      return null;
    case "days":
      return at === null ? undefined : movedByDays(at, adjustment.days, zone);
    case "set": {
      const instant = instantIn(zone, adjustment.local, at === null ? undefined : Date.parse(at));
      return instant === undefined ? undefined : formatServiceTime(instant);
    }
  }
}
