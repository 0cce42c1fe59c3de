import type { AttachableCard } from "@/components/posts/use-attachable-cards";
import { useSecond } from "@/components/shell/use-now";
import { hasPollEnded } from "@/lib/polls/duration";

/** The view of readers on an ended poll. */
export const ENDED_POLL_ADVICE = "This poll has ended. Readers could no longer vote; choose another card.";

/** Whether a card is a poll that has ended at an instant, in milliseconds. */
export const isEndedPoll = (card: Pick<AttachableCard, "pollEnd"> | undefined, at: number): boolean =>
  hasPollEnded(card?.pollEnd, at);

/** The same now; false while the time is unknown. */
export function useEndedPoll(card: Pick<AttachableCard, "pollEnd"> | undefined): boolean {
  const now = useSecond();
  return now !== undefined && isEndedPoll(card, now);
}

/** Marks an ended poll, beside its name. */
export function EndedPollMark({ card }: { card: Pick<AttachableCard, "pollEnd"> }) {
  return useEndedPoll(card) ? <span className="shrink-0 text-attention text-sm">Poll ended</span> : null;
}
