import { useCallback } from "react";
import { notifySavedEdit } from "@/components/forms/saved-edit";
import { useAccount } from "@/components/shell/account";
import { callAndMeter, useAdsMutation, useScope } from "@/lib/ads/client";
import * as scheduled from "@/lib/ads/endpoints/scheduled-posts";
import { draftTitle } from "@/lib/drafts/draft-view";
import { formatInstant } from "@/lib/format/instant";
import { NO_PROBLEMS } from "@/lib/forms/form-reading";
import { zoneOrUtc } from "@/lib/time/calendar";

/**
 * Changes when a scheduled post is published, and announces it with Undo. The caller shows the error when it rejects,
 * with a CallError.
 *
 * @returns takes the post and the new time, in the service's format
 */
export function useMoveScheduled() {
  const place = useAccount();
  const scope = useScope();
  const { mutateAsync } = useAdsMutation(scheduled.update);
  const { accountId, account, environment } = place;
  const zone = zoneOrUtc(account?.timezone);
  return useCallback(
    (post: scheduled.ScheduledPost, to: string) => {
      const id = { account_id: accountId, scheduled_post_id: post.id };
      const send = ({ scheduled_at }: { scheduled_at: string }) => mutateAsync({ ...id, scheduled_at });
      const sent = send({ scheduled_at: to });
      notifySavedEdit(
        { read: ({ scheduled_at }) => ({ problems: NO_PROBLEMS, input: { scheduled_at } }), send },
        {
          place: { environment, accountId },
          name: draftTitle(post),
          title: ({ data }) =>
            `Moved ${draftTitle(post)} to ${formatInstant(data.scheduled_at, zone, "time-and-zone")}`,
          valuesOf: ({ data }) => ({ scheduled_at: data.scheduled_at }),
          labelOf: () => "The time",
          readAgain: () => callAndMeter(scheduled.get, scope, id, { fresh: true }),
        },
        {
          before: { scheduled_at: post.scheduled_at },
          typed: { scheduled_at: to },
          input: { scheduled_at: to },
          sent,
        },
      );
      return sent;
    },
    [accountId, environment, zone, scope, mutateAsync],
  );
}
