import type { PollCard } from "./poll-form";

/** Whether votes are still taken (advertising specification, States and transitions: Poll card). */
export const isOpen = (poll: PollCard, now: number): boolean => Date.parse(poll.end_time) > now;

const MINUTE = 60_000;

/** Time until the end in the two largest units, "2d 4h", "3h 5m", "4m 12s"; "closed" from the end on. */
export function timeLeft(end: string, now: number): string {
  const left = Date.parse(end) - now;
  if (left <= 0) return "closed";
  const seconds = Math.ceil(left / 1_000);
  if (left < 60 * MINUTE) return `${Math.floor(seconds / 60)}m ${seconds % 60}s`;
  const minutes = Math.floor(left / MINUTE);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours}h ${minutes % 60}m` : `${Math.floor(hours / 24)}d ${hours % 24}h`;
}

/** The choices of a poll, in order. */
export function choicesOf(poll: PollCard): readonly string[] {
  return [poll.first_choice, poll.second_choice, poll.third_choice, poll.fourth_choice].filter(
    (choice) => choice !== undefined,
  );
}

/** The choices on one line; each keeps its own direction of writing. */
export const choicesInLine = (poll: PollCard): string =>
  choicesOf(poll)
    .map((choice) => `\u2068${choice}\u2069`)
    .join(" · ");
