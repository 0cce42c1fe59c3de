import { counted } from "@/lib/counted";

const numbers = new Intl.NumberFormat("en-GB");

/** 1,234,567 */
export const whole = (value: number) => numbers.format(Math.round(value));

/** A while in words, not more exact than it can be known: "about 3 minutes". */
export function aboutLong(seconds: number): string {
  if (seconds < 10) return "a few seconds";
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90
    ? `about ${counted(minutes, "minute")}`
    : `about ${counted(Math.round(minutes / 60), "hour")}`;
}
