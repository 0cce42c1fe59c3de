import { useChosenMedia } from "@/components/media/use-chosen-media";
import { useAccount } from "@/components/shell/account";
import { useAccountZone } from "@/components/shell/account-zone";
import { useSecond } from "@/components/shell/use-now";
import { ErrorState } from "@/components/ui/error-state";
import { useReadAgain } from "@/lib/ads/client";
import type { PollForm } from "@/lib/polls/poll-form";
import type { PollKnown } from "./poll-fields";

/** The context of a new poll. */
export function usePollKnown({ mediaKey }: Pick<PollForm, "mediaKey">): PollKnown {
  const { failure } = useAccount();
  const readAgain = useReadAgain();
  const now = useSecond() ?? 0;
  const clocks = useAccountZone();
  const media = useChosenMedia([mediaKey]);
  return {
    zone: clocks.zone ?? "UTC",
    now,
    media: media.known,
    // Without the account's zone, or on the server, its end is unknown.
    closed: clocks.reason ?? (now === 0 ? "Reading the account…" : media.reading),
    notice: failure && (
      <ErrorState
        compact
        title="The account’s time zone could not be read"
        error={failure}
        onRetry={readAgain}
      />
    ),
  };
}
