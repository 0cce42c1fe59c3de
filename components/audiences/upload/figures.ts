import { counted } from "@/lib/counted";

const numbers = new Intl.NumberFormat("en-GB");

/** 1,234,567 */
export const whole = (value: number) => numbers.format(Math.round(value));

/** 70.3 MB */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return counted(bytes, "byte");
  const [value, unit] =
    bytes < 1e6 ? [bytes / 1e3, "kB"] : bytes < 1e9 ? [bytes / 1e6, "MB"] : [bytes / 1e9, "GB"];
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}

/** A while in words, not more exact than it can be known: "about 3 minutes". */
export function aboutLong(seconds: number): string {
  if (seconds < 10) return "a few seconds";
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90
    ? `about ${counted(minutes, "minute")}`
    : `about ${counted(Math.round(minutes / 60), "hour")}`;
}
