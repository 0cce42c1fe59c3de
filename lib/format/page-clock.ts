import { formatDate } from "./dates";

/** The zone of the account whose page is open; toasts, jobs and the sidebar tell times far from its components. */
let accountZone: string | undefined;

/** Says on whose clocks times are told: the open account's zone, or none. */
export function tellPageTimesIn(zone: string | undefined): void {
  accountZone = zone;
}

const MINUTE = 60_000;

/** `14:03 (account time)`, the one clock of a page: the first whole minute that is not before the instant. */
export function pageClock(instant: Date): string {
  const shown = formatDate(Math.ceil(instant.getTime() / MINUTE) * MINUTE, accountZone, "clock");
  return `${shown} (${accountZone === undefined ? "your" : "account"} time)`;
}
