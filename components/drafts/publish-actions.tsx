import { useRouter } from "next/navigation";
import type { AttachableCard } from "@/components/posts/use-attachable-cards";
import { useAccount, usePermission } from "@/components/shell/account";
import { useAccountZone } from "@/components/shell/account-zone";
import { panelHref } from "@/components/shell/dashboard-route";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import * as posts from "@/lib/ads/endpoints/posts";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import { type DraftPost, formOfPost, newPost } from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";
import { formatInstant } from "@/lib/format/instant";
import { DUPLICATE_HOURS } from "@/lib/posts/post-rules";
import { ENDED_POLL_ADVICE, useEndedPoll } from "./ended-poll";
import { ScheduleDialog } from "./schedule-dialog";
import { useAskedStep } from "./use-next-steps";
import { usePublishedTwin } from "./use-published-twin";

const STEPS = ["schedule", "publish", "promote"] as const;

interface PublishActionsProps {
  draft: DraftPost;
  /** Its card, if it is one of the account's. */
  card: AttachableCard | undefined;
  /** The author's handle, "@brand". */
  author: string;
}

/** Why a draft cannot be published as it is, above everything else about it. */
export function PublishNotices({ draft, card, author }: PublishActionsProps) {
  const { zone } = useAccountZone();
  const twin = usePublishedTwin(draft, usePermission(posts.create).allowed);
  const ended = useEndedPoll(card);
  return (
    <>
      {twin !== undefined && (
        <Banner tone="attention" title="Published already.">
          {author} published this text{" "}
          {zone === undefined ? "within the last day" : `on ${formatInstant(twin, zone, "time-and-zone")}`}.
          The same text can be published again {DUPLICATE_HOURS} hours later.
        </Banner>
      )}
      {ended && <Banner tone="attention">{ENDED_POLL_ADVICE}</Banner>}
    </>
  );
}

/** Publishes a draft, now or at a time. The draft stays: the service treats the post as a separate record. */
export function PublishActions({ draft, card, author }: PublishActionsProps) {
  const { open, at, setOpen } = useAskedStep(STEPS);
  const mayPublish = usePermission(posts.create);
  const maySchedule = usePermission(scheduledPosts.create);
  const { zone, reason: unknownZone } = useAccountZone();
  const twin = usePublishedTwin(draft, mayPublish.allowed);
  const ended = useEndedPoll(card);
  const close = () => setOpen(undefined);
  return (
    <>
      <Button disabledReason={maySchedule.reason ?? unknownZone} onClick={() => setOpen("schedule")}>
        Schedule…
      </Button>
      <Button
        tone="primary"
        disabledReason={
          mayPublish.reason ??
          (twin === undefined ? undefined : "The same text was published within the last day.")
        }
        onClick={() => setOpen("publish")}
      >
        Publish…
      </Button>
      {(open === "publish" || open === "promote") && (
        <PublishDialog
          draft={draft}
          card={card}
          author={author}
          ended={ended}
          thenPromote={open === "promote"}
          onClose={close}
        />
      )}
      {open === "schedule" && zone !== undefined && (
        <ScheduleDraft draft={draft} card={card} author={author} zone={zone} at={at} onClose={close} />
      )}
    </>
  );
}

const whoSees = (draft: DraftPost, author: string) =>
  draft.nullcast
    ? `Posts as ${author}. Only people it is promoted to see it.`
    : `Posts as ${author}. It is on the author’s page, and followers see it.`;

interface ActionProps extends PublishActionsProps {
  onClose: () => void;
}

interface PublishDialogProps extends ActionProps {
  ended: boolean;
  /** It is promoted next. */
  thenPromote: boolean;
}

function PublishDialog({ draft, author, ended, thenPromote, onClose }: PublishDialogProps) {
  const place = useAccount();
  const router = useRouter();
  const publish = useAdsMutation(posts.create);
  const send = () =>
    publish.mutate(
      { account_id: place.accountId, ...newPost(formOfPost(draft), draft.user_id) },
      {
        onSuccess: ({ data }) => {
          toast({ title: `Published ${draftTitle(draft)}`, tone: "positive" });
          router.push(
            panelHref(place, "drafts/published", data.id, {
              author: draft.user_id,
              ...(thenPromote && { do: "promote" }),
            }),
          );
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
      description={`${whoSees(draft, author)} It goes live at once and cannot be taken back here. The draft stays.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" busy={publish.isPending} onClick={send}>
            {ended ? "Publish with an ended poll" : "Publish now"}
          </Button>
        </>
      }
    >
      {ended && (
        <Banner tone="attention" title="The poll of this post has ended.">
          Readers can no longer vote. They see only its result.
        </Banner>
      )}
      {publish.error && <ErrorState compact title="It was not published" error={publish.error} />}
    </Dialog>
  );
}

interface ScheduleDraftProps extends ActionProps {
  zone: string;
  /** The time chosen before, in the account's zone. */
  at: string | undefined;
}

function ScheduleDraft({ draft, card, author, zone, at, onClose }: ScheduleDraftProps) {
  const place = useAccount();
  const router = useRouter();
  const schedule = useAdsMutation(scheduledPosts.create);
  return (
    <ScheduleDialog
      title={`Schedule ${draftTitle(draft)}`}
      description={`${whoSees(draft, author)} It is published automatically at that time. The draft stays.`}
      pollEnd={card?.pollEnd}
      action="Schedule post"
      zone={zone}
      {...(at !== undefined && { local: at })}
      onClose={onClose}
      send={(scheduled_at) =>
        schedule.mutateAsync({
          account_id: place.accountId,
          scheduled_at,
          ...newPost(formOfPost(draft), draft.user_id),
        })
      }
      onSent={({ data }) => {
        toast({ title: `Scheduled ${draftTitle(draft)}`, tone: "positive" });
        router.push(panelHref(place, "drafts/scheduled", data.id, { author: draft.user_id }));
      }}
    />
  );
}
