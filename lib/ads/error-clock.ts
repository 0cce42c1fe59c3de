/** The zone of the account whose page is open; errors are explained far from any component, in toasts and jobs. */
let accountZone: string | undefined;

/** Says in whose clock errors tell times: the open account's zone, or none. */
export function tellErrorTimesIn(zone: string | undefined): void {
  accountZone = zone;
}

const MINUTE = 60_000;

/** `14:03 (account time)`: the first whole minute that is not before the instant. */
export function errorClock(instant: Date): string {
  const shown = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    ...(accountZone !== undefined && { timeZone: accountZone }),
  }).format(Math.ceil(instant.getTime() / MINUTE) * MINUTE);
  return `${shown} (${accountZone === undefined ? "your" : "account"} time)`;
}
