import { useRouter } from "next/navigation";
import { useState } from "react";
import { useAccount, useMay } from "@/components/shell/account";
import { useAccountZone } from "@/components/shell/account-zone";
import { panelHref } from "@/components/shell/place";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import * as posts from "@/lib/ads/endpoints/posts";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import { type DraftPost, formOf, newPost } from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";
import { ScheduleDialog } from "./schedule-dialog";

interface PublishActionsProps {
  draft: DraftPost;
  /** The author as readers know him, "@brand". */
  author: string;
}

/** Brings a draft out, now or at a time. The draft stays: the service keeps it apart from the post. */
export function PublishActions({ draft, author }: PublishActionsProps) {
  const [open, setOpen] = useState<"publish" | "schedule">();
  const mayPublish = useMay(posts.create);
  const maySchedule = useMay(scheduledPosts.create);
  const { zone, reason: unknownZone } = useAccountZone();
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button disabledReason={mayPublish.reason} onClick={() => setOpen("publish")}>
          Publish …
        </Button>
        <Button disabledReason={maySchedule.reason ?? unknownZone} onClick={() => setOpen("schedule")}>
          Schedule …
        </Button>
      </div>
      <p className="mt-2 text-sm text-text-muted">
        The draft stays as it is. Promote the post with a line item once it is published.
      </p>
      {open === "publish" && <PublishDialog draft={draft} author={author} onClose={close} />}
      {open === "schedule" && zone !== undefined && (
        <ScheduleDraft draft={draft} author={author} zone={zone} onClose={close} />
      )}
    </>
  );
}

const whoSees = (draft: DraftPost, author: string) =>
  draft.nullcast
    ? `Posts as ${author}. Only people it is promoted to see it.`
    : `Posts as ${author}. It stands on the author’s page, and followers see it.`;

type ActionProps = PublishActionsProps & { onClose: () => void };

function PublishDialog({ draft, author, onClose }: ActionProps) {
  const place = useAccount();
  const router = useRouter();
  const publish = useAdsMutation(posts.create);
  const send = () =>
    publish.mutate(
      { account_id: place.accountId, ...newPost(formOf(draft), draft.user_id) },
      {
        onSuccess: ({ data }) => {
          onClose();
          toast({ title: `Published ${draftTitle(draft)}`, tone: "positive" });
          router.push(panelHref(place, "drafts/published", data.id, { author: draft.user_id }));
        },
      },
    );
  return (
    <Dialog
      open
      writes
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Publish ${draftTitle(draft)}`}
      description={`${whoSees(draft, author)} It is out at once and cannot be taken back here.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" busy={publish.isPending} onClick={send}>
            Publish now
          </Button>
        </>
      }
    >
      {publish.error && <ErrorState compact title="It was not published" error={publish.error} />}
    </Dialog>
  );
}

function ScheduleDraft({ draft, author, zone, onClose }: ActionProps & { zone: string }) {
  const place = useAccount();
  const router = useRouter();
  const schedule = useAdsMutation(scheduledPosts.create);
  return (
    <ScheduleDialog
      title={`Schedule ${draftTitle(draft)}`}
      description={`${whoSees(draft, author)} The service publishes it by itself.`}
      action="Schedule post"
      zone={zone}
      error={schedule.error}
      busy={schedule.isPending}
      onTyped={schedule.reset}
      onClose={onClose}
      onSchedule={(scheduledAt) =>
        schedule.mutate(
          {
            account_id: place.accountId,
            scheduled_at: scheduledAt,
            ...newPost(formOf(draft), draft.user_id),
          },
          {
            onSuccess: ({ data }) => {
              onClose();
              toast({ title: `Scheduled ${draftTitle(draft)}`, tone: "positive" });
              router.push(panelHref(place, "drafts/scheduled", data.id, { author: draft.user_id }));
            },
          },
        )
      }
    />
  );
}
