import { counted } from "./plurals";

/** A while in words, not more exact than it can be known: "about 3 minutes". */
export function aboutLong(seconds: number): string {
  if (seconds < 10) return "a few seconds";
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90
    ? `about ${counted(minutes, "minute")}`
    : `about ${counted(Math.round(minutes / 60), "hour")}`;
}

/** Milliseconds as a player shows them, "0:15". */
export function playingTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** When something is, by whole days from today: "today", "tomorrow", "in 3 days". */
export const daysAhead = (days: number): string =>
  days <= 0 ? "today" : days === 1 ? "tomorrow" : `in ${counted(days, "day")}`;

/** How long ago something was, in one unit: "just now", "20 s ago", "5 min ago", "3 h ago", "2 days ago". */
export function ago(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / 1_000);
  if (seconds < 10) return "just now";
  if (seconds < 60) return `${Math.floor(seconds / 10) * 10} s ago`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ago` : `${counted(Math.floor(hours / 24), "day")} ago`;
}
