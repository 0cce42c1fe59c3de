import { useEffect, useRef } from "react";
import { useAccount } from "@/components/shell/account";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { type CallError, UnreachableError } from "@/lib/ads/errors";
import { formatInstant } from "@/lib/format/instant";
import { counted } from "@/lib/format/plurals";
import { zoneOrUtc } from "@/lib/time/calendar";

/** What is known about the changes that remain listed. */
function failureTitle(error: CallError, lookedUp: boolean): string {
  if (!(error instanceof UnreachableError)) return "What is listed as changed here was not saved";
  return lookedUp
    ? "The targeting was read again: what is still listed as changed was not saved"
    : "It is not known what was saved. Save again: nothing is done twice";
}

interface TargetingNoticesProps {
  /** When the restored changes were stored on the device. */
  restoredAt: number | undefined;
  onStartAfresh: () => void;
  /** How many changes the service refused, and how many break a rule before sending. */
  refused: number;
  wrong: number;
  /** Goes to the first one. */
  onShow: () => void;
  saving: { readonly error: CallError | null; readonly lookedUp: boolean; readonly busy: boolean };
}

/** Notes above the form: what was restored, and what could not be saved. */
export function TargetingNotices({
  restoredAt,
  onStartAfresh,
  refused,
  wrong,
  onShow,
  saving: { error, lookedUp, busy },
}: TargetingNoticesProps) {
  const { account } = useAccount();
  const zone = zoneOrUtc(account?.timezone ?? "UTC");
  const box = useRef<HTMLDivElement>(null);
  const failed = !busy && (error !== null || refused > 0);
  useEffect(() => {
    if (failed) box.current?.scrollIntoView({ block: "nearest" });
  }, [failed]);
  const show = (
    <Button size="small" onClick={onShow}>
      Show it
    </Button>
  );
  return (
    <div ref={box} className="flex scroll-mt-4 flex-col gap-4 pb-4 empty:hidden">
      {restoredAt !== undefined && (
        <Banner
          className="rounded-md"
          action={
            <Button size="small" onClick={onStartAfresh}>
              Start afresh
            </Button>
          }
        >
          Restored what you had not saved on{" "}
          {formatInstant(new Date(restoredAt).toISOString(), zone, "time-and-zone")}.
        </Banner>
      )}
      {refused > 0 && (
        <Banner
          tone="blocked"
          live
          className="rounded-md"
          title={`${counted(refused, "change")} refused, so nothing listed here was saved.`}
          action={show}
        >
          Correct or remove it and save again, or save the others without it.
        </Banner>
      )}
      {wrong > 0 && refused === 0 && (
        <Banner
          tone="attention"
          live
          className="rounded-md"
          title={`${counted(wrong, "change")} to correct before it can be saved.`}
          action={show}
        />
      )}
      {error && <ErrorState compact title={failureTitle(error, lookedUp)} error={error} />}
    </div>
  );
}
