import { useState } from "react";
import { BulkDeleteDialog } from "@/components/bulk/bulk-delete-dialog";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import { usePostAttachments } from "@/components/previews/use-post-attachments";
import { useAccount, usePermission } from "@/components/shell/account";
import { useAccountZone } from "@/components/shell/account-zone";
import { accountHref } from "@/components/shell/dashboard-route";
import { ChosenRows, type RowChoice } from "@/components/shell/row-choice";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import * as posts from "@/lib/ads/endpoints/posts";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { DRAFTS, type DraftItem, planDraftDeletion } from "@/lib/drafts/draft-items";
import { DRAFT_EXPORT } from "@/lib/drafts/export";
import { GRACE_MS } from "@/lib/jobs/grace";
import { draftWork } from "./draft-work";
import type { DraftsToPublish } from "./publish/publication-dialog";
import { PublishDrafts } from "./publish/publish-drafts";
import { ScheduleDrafts } from "./publish/schedule-drafts";
import { ShareChosen } from "./share-chosen";

const NONE: readonly DraftPost[] = [];

const shareDraft = ({ user_id: userId }: DraftPost) => ({ userId });

/** Drafts that fit side by side. */
export const COMPARED = { min: 2, max: 6 } as const;

interface ChosenDraftsProps extends Pick<DraftsToPublish, "publishedAt"> {
  choice: RowChoice<DraftPost>;
}

/** What can be done with the chosen drafts, at the bottom while there are any. */
export function ChosenDrafts({ choice, publishedAt }: ChosenDraftsProps) {
  const place = useAccount();
  const may = usePermission(draftPosts.remove);
  const start = useStartBulkJob(draftWork);
  const accountName = place.account?.name ?? place.accountId;
  const mayPublish = usePermission(posts.create);
  const maySchedule = usePermission(scheduledPosts.create);
  const { zone, reason: unknownZone } = useAccountZone();
  const [asking, setAsking] = useState<"schedule" | "publish" | "delete">();
  const drafts = choice.chosen;
  const close = () => setAsking(undefined);
  const { byUri } = usePostAttachments(asking === undefined ? NONE : drafts);
  const publishing = {
    publishedAt,
    pollEnd: ({ card_uri: uri }: DraftPost) => (uri === null ? undefined : byUri.get(uri)?.pollEnd),
    drafts,
    onClose: close,
    onStart: choice.chooseNone,
  };
  const reason =
    drafts.length < COMPARED.min
      ? "Choose another draft to compare it with."
      : drafts.length > COMPARED.max
        ? `At most ${COMPARED.max} drafts fit side by side.`
        : undefined;
  return (
    <ChosenRows
      choice={choice}
      into={DRAFT_EXPORT}
      first={
        <LinkButton
          href={`${accountHref(place, "drafts/compare")}?ids=${drafts.map(({ id }) => id).join(",")}`}
          size="small"
          tone="primary"
          disabledReason={reason}
        >
          Compare
        </LinkButton>
      }
    >
      <Button
        size="small"
        disabledReason={maySchedule.reason ?? unknownZone}
        onClick={() => setAsking("schedule")}
      >
        Schedule…
      </Button>
      <Button size="small" disabledReason={mayPublish.reason} onClick={() => setAsking("publish")}>
        Publish…
      </Button>
      <ShareChosen posts={drafts} shareAs={shareDraft} />
      <Button size="small" tone="danger" disabledReason={may.reason} onClick={() => setAsking("delete")}>
        Delete…
      </Button>
      {asking === "schedule" && zone !== undefined && <ScheduleDrafts {...publishing} zone={zone} />}
      {asking === "publish" && <PublishDrafts {...publishing} />}
      {asking === "delete" && (
        <BulkDeleteDialog<DraftItem>
          resource={DRAFTS}
          items={planDraftDeletion(drafts)}
          accountName={accountName}
          also="Cards and media that they show stay."
          onClose={close}
          onStart={(title, items) => {
            start({ title, items, grace: GRACE_MS });
            choice.chooseNone();
          }}
        />
      )}
    </ChosenRows>
  );
}
