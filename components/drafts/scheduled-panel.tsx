import { useState } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { useAccountZone } from "@/components/shell/account-zone";
import { accountHref, panelHref } from "@/components/shell/dashboard-route";
import { Button } from "@/components/ui/button";
import { DeleteButton } from "@/components/ui/delete-button";
import { Fact, Facts, IdFact, PanelSection, RawRecord, TimeFact } from "@/components/ui/facts";
import { LinkButton } from "@/components/ui/link-button";
import { type Opened, RecordPanel } from "@/components/ui/record-panel";
import { useAdsMutation } from "@/lib/ads/client";
import * as scheduled from "@/lib/ads/endpoints/scheduled-posts";
import { draftTitle } from "@/lib/drafts/draft-view";
import { localTimeIn } from "@/lib/time/calendar";
import type { ShareAs } from "./post-preview-box";
import { PostPreviewBox } from "./post-preview-box";
import { ScheduleDialog } from "./schedule-dialog";
import { ScheduledMark } from "./scheduled-mark";
import { useMoveScheduled } from "./use-move-scheduled";
import { type PromotablePost, usePostPromotions } from "./use-post-promotions";
import { UsedIn } from "./used-in";

/** Key of a row in the grace window of its deletion. */
export const scheduledGraceKey = (id: string) => `scheduled post ${id}`;

/** As line items name it. */
export const promotableOf = ({ id, post_id }: scheduled.ScheduledPost): PromotablePost => ({
  id: post_id ?? id,
  waits: post_id === null,
});

interface ScheduledPanelProps extends Opened<scheduled.ScheduledPost> {
  zone: string;
}

/** Everything about one scheduled post: preview, publication time, and how to change that. */
export function ScheduledPanel({ zone, ...opened }: ScheduledPanelProps) {
  return (
    <RecordPanel
      one="scheduled post"
      {...opened}
      name={draftTitle}
      footer={(shown) =>
        shown.scheduled_status === "SCHEDULED" && (
          <Changes key={shown.id} post={shown} onDeleting={opened.onClose} />
        )
      }
    >
      {(shown) => <Details key={shown.id} post={shown} zone={zone} />}
    </RecordPanel>
  );
}

export const shareScheduled = (post: scheduled.ScheduledPost): ShareAs => ({
  userId: post.user_id,
  stage: post.post_id === null ? "scheduled" : "published",
});

function Details({ post, zone }: { post: scheduled.ScheduledPost; zone: string }) {
  const place = useAccount();
  const promotable = promotableOf(post);
  const whereUsed = usePostPromotions([promotable]);
  return (
    <>
      <div className="bg-surface-sunken">
        <PostPreviewBox post={post} {...shareScheduled(post)} />
      </div>
      <PanelSection title="Post">
        <Facts>
          <Fact name="State">
            <ScheduledMark post={post} />
          </Fact>
          <TimeFact name="Publishes" at={post.scheduled_at} zone={zone} show="time-and-zone" />
          {post.completed_at !== null && (
            <TimeFact
              name={post.post_id === null ? "Given up" : "Published"}
              at={post.completed_at}
              zone={zone}
              show="time-and-zone"
            />
          )}
          <IdFact value={post.id} label="scheduled post id" />
          <Fact name="Who sees it">{post.nullcast ? "Only people it is promoted to" : "Followers too"}</Fact>
          <Fact name="Used in">
            <UsedIn use={whereUsed(promotable)} />
          </Fact>
          <TimeFact name="Written" at={post.created_at} zone={zone} />
        </Facts>
      </PanelSection>
      {post.post_id !== null && (
        <PanelSection title="Published">
          <LinkButton href={panelHref(place, "drafts/published", post.post_id, { author: post.user_id })}>
            Show the post
          </LinkButton>
        </PanelSection>
      )}
      <RawRecord record={post} />
    </>
  );
}

function Changes({ post, onDeleting }: { post: scheduled.ScheduledPost; onDeleting: () => void }) {
  const place = useAccount();
  const { reason } = usePermission(scheduled.update);
  const { zone, reason: unknownZone } = useAccountZone();
  const [open, setOpen] = useState(false);
  const move = useMoveScheduled();
  const remove = useAdsMutation(scheduled.remove);
  const id = { account_id: place.accountId, scheduled_post_id: post.id };
  const close = () => setOpen(false);
  return (
    <>
      <DeleteButton
        what="scheduled post"
        name={draftTitle(post)}
        label="Delete…"
        consequence="It is not published, and is removed for good."
        graceKey={scheduledGraceKey(post.id)}
        disabledReason={reason}
        onDeleting={onDeleting}
        send={() => remove.mutateAsync(id)}
      />
      <Button disabledReason={reason ?? unknownZone} onClick={() => setOpen(true)}>
        Change the time…
      </Button>
      <LinkButton
        href={accountHref(place, `drafts/scheduled/${encodeURIComponent(post.id)}`)}
        disabledReason={reason}
      >
        Edit
      </LinkButton>
      {open && zone !== undefined && (
        <ScheduleDialog
          title={`Change the time of ${draftTitle(post)}`}
          description="It is published at the new time."
          action="Change the time"
          zone={zone}
          local={localTimeIn(zone, Date.parse(post.scheduled_at))}
          onClose={close}
          send={(scheduled_at) => move(post, scheduled_at)}
          onSent={close}
        />
      )}
    </>
  );
}
