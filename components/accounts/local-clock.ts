const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** A time of today on the person's own clock, "10:42". */
export const localClock = (milliseconds: number) => clock.format(milliseconds);
