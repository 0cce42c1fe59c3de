"use client";

import { useRouter } from "next/navigation";
import { BuilderOpening } from "@/components/builder/builder-opening";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/place";
import { RoleGate } from "@/components/shell/role-gate";
import { SkeletonRows } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useAdsMutation, useAdsQuery } from "@/lib/ads/client";
import * as scheduled from "@/lib/ads/endpoints/scheduled-posts";
import { changedPost, type DraftForm, formOf } from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";
import { DraftBuilder } from "./draft-builder";

const skeleton = <SkeletonRows label="Reading the post" columns={["w-64", "w-40"]} rows={5} />;
const TITLE = "Edit scheduled post";

/** Changes what a scheduled post says and shows; its time is changed in its panel. */
export function EditScheduled({ scheduledId }: { scheduledId: string }) {
  return (
    <RoleGate needs={scheduled.update} title={TITLE} what="the composer" verb="use" waiting={skeleton}>
      <Loaded scheduledId={scheduledId} />
    </RoleGate>
  );
}

function Loaded({ scheduledId }: { scheduledId: string }) {
  const { accountId } = useAccount();
  const post = useAdsQuery(scheduled.get, { account_id: accountId, scheduled_post_id: scheduledId });
  if (post.data) return <Builder key={scheduledId} post={post.data.data} />;
  return <BuilderOpening title={TITLE} what="The post" reading={post} skeleton={skeleton} />;
}

function Builder({ post }: { post: scheduled.ScheduledPost }) {
  const place = useAccount();
  const router = useRouter();
  const update = useAdsMutation(scheduled.update);
  const before = formOf(post);
  const save = async (form: DraftForm) => {
    const { data } = await update.mutateAsync({
      account_id: place.accountId,
      scheduled_post_id: post.id,
      ...changedPost(form, before),
    });
    toast({ title: `Changed ${draftTitle(data)}`, tone: "positive" });
    router.push(`${accountHref(place, "drafts/scheduled")}?author=${data.user_id}&panel=${data.id}`);
  };
  return (
    <DraftBuilder
      name={`scheduled post ${post.id} of ${post.updated_at}`}
      title={TITLE}
      initial={() => formOf(post)}
      postId={post.id}
      primary="Save changes"
      disabledReason={(form) =>
        post.scheduled_status !== "SCHEDULED"
          ? "It is not waiting any more."
          : Object.keys(changedPost(form, before)).length === 0
            ? "Nothing was changed yet."
            : undefined
      }
      onSave={save}
    />
  );
}
