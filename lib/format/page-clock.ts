import { formatDate } from "./dates";

/** The zone of the account whose page is open; toasts, jobs and the sidebar show times far from its components. */
let accountZone: string | undefined;

/** Sets in which zone times are shown: the open account's, or none. */
export function setPageZone(zone: string | undefined): void {
  accountZone = zone;
}

const MINUTE = 60_000;

/** `14:03 (account time)`, the one clock of a page: the first whole minute that is not before the instant. */
export function pageClock(instant: Date): string {
  const shown = formatDate(Math.ceil(instant.getTime() / MINUTE) * MINUTE, accountZone, "clock");
  return `${shown} (${accountZone === undefined ? "your" : "account"} time)`;
}
