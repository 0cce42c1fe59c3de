import { useState } from "react";
import { BulkChangeDialog } from "@/components/bulk/bulk-change-dialog";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import { useAccount } from "@/components/shell/account";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { LocalTimeInput } from "@/components/ui/local-time-input";
import { Select } from "@/components/ui/select";
import { TimeText } from "@/components/ui/time-text";
import { useAdsList } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import {
  INTERVALS,
  type Interval,
  planPublications,
  timesFrom,
} from "@/lib/drafts/publish/plan-publications";
import { POSTS } from "@/lib/drafts/publish/post-items";
import { readSchedule, usualSchedule } from "@/lib/drafts/schedule-form";
import { GRACE_MS } from "@/lib/jobs/grace";
import { postWork } from "./post-work";
import type { PublishDraftsProps } from "./publish-drafts";

/** Schedules many drafts at once: the first at a time, the others so much later each. */
export function ScheduleDrafts({
  drafts,
  zone,
  publishedAt,
  pollEnd,
  onClose,
  onStart,
}: PublishDraftsProps & { zone: string }) {
  const { accountId } = useAccount();
  const start = useStartBulkJob(postWork);
  const author = drafts[0]?.user_id;
  const [now] = useState(Date.now);
  const [local, setLocal] = useState(() => usualSchedule(zone, now));
  const [interval, setInterval] = useState<Interval>("hour");
  const waiting = useAdsList(scheduledPosts.list, {
    account_id: accountId,
    count: SHORT_PAGE_MAX,
    ...(author !== undefined && { user_id: author }),
  });
  const { input, problems } = readSchedule({ scheduled_at: local }, zone, now);
  const times = input && timesFrom(input.scheduled_at, interval, drafts.length, zone);
  const plan =
    times && waiting.complete
      ? planPublications(
          drafts.map((draft, index) => ({ draft, at: times[index] })),
          {
            now,
            scheduled: waiting.records.flatMap((post) =>
              post.scheduled_status === "SCHEDULED" ? post.scheduled_at : [],
            ),
            publishedAt,
            pollEnd,
          },
        )
      : undefined;
  return (
    <BulkChangeDialog
      resource={POSTS}
      verb="Schedule"
      heading={`Schedule ${drafts.length} drafts`}
      selected={drafts.length}
      plan={plan}
      amount="times"
      tellItem={({ key }) => {
        const at = times?.[drafts.findIndex(({ id }) => id === key)];
        return at && <TimeText at={at} zone={zone} show="time-and-zone" />;
      }}
      onClose={onClose}
      onStart={(title, items) => {
        start({ title, items, grace: GRACE_MS });
        onStart();
      }}
    >
      <p>They are published by themselves, in the order in which you selected them. The drafts stay.</p>
      {waiting.error && !waiting.complete && (
        <ErrorState
          compact
          title="What is scheduled already could not be read"
          error={waiting.error}
          onRetry={waiting.resume}
        />
      )}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field
          label="Publish the first at"
          hint={`Account time (${zone}).`}
          error={problems.get("scheduled_at")}
        >
          <LocalTimeInput zone={zone} value={local} onValueChange={setLocal} />
        </Field>
        <Field label="The others">
          <Select options={INTERVALS} value={interval} onValueChange={setInterval} />
        </Field>
      </div>
    </BulkChangeDialog>
  );
}
