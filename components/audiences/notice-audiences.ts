import { toast } from "@/components/ui/toast";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { type AudiencePlace, noticeReading, withNewsSeen } from "@/lib/audiences/awaited";
import { awaitedNow, changeAwaited } from "./awaited-audiences";

/**
 * Records audiences that were read: those being processed, to wait for them, and those that became targetable, which
 * are announced.
 *
 * @param asOf when they were read, in milliseconds
 * @returns whether there was anything to announce
 */
export function noticeAudiences(
  place: AudiencePlace,
  read: readonly CustomAudience[],
  asOf: number,
  onShow: (audienceId: string) => void,
): boolean {
  const { awaited, ready, tooSmall } = noticeReading(awaitedNow(), place, read, asOf);
  changeAwaited(awaited);
  for (const { audienceId, name } of ready) {
    toast({
      title: `${name} can be targeted now`,
      description: "Its people were processed.",
      tone: "positive",
      duration: 0,
      action: { label: "Show", onClick: () => onShow(audienceId) },
    });
  }
  for (const { audienceId, name } of tooSmall) {
    toast({
      title: `${name} came out too small`,
      description: "Its people were processed, and too few of them match.",
      tone: "attention",
      duration: 0,
      action: { label: "Show", onClick: () => onShow(audienceId) },
    });
  }
  return ready.length + tooSmall.length > 0;
}

/** Marks the account's audiences as viewed. */
export function markNewsSeen(place: AudiencePlace): void {
  changeAwaited(withNewsSeen(awaitedNow(), place));
}
