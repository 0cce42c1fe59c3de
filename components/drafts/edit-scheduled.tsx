"use client";

import { BuilderOpening } from "@/components/builder/builder-opening";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/place";
import { RoleGate } from "@/components/shell/role-gate";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useAdsMutation, useAdsQuery } from "@/lib/ads/client";
import * as scheduled from "@/lib/ads/endpoints/scheduled-posts";
import { ChangePost } from "./change-post";

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
  const place = useAccount();
  const id = { account_id: place.accountId, scheduled_post_id: scheduledId };
  const post = useAdsQuery(scheduled.get, id);
  const update = useAdsMutation(scheduled.update);
  if (!post.data) {
    return <BuilderOpening title={TITLE} what="The post" reading={post} skeleton={skeleton} />;
  }
  const { data } = post.data;
  return (
    <ChangePost
      key={scheduledId}
      title={TITLE}
      what="scheduled post"
      post={data}
      closed={data.scheduled_status === "SCHEDULED" ? undefined : "It is not waiting any more."}
      send={(changes) => update.mutateAsync({ ...id, ...changes })}
      hrefOf={(changed) => panelHref(place, "drafts/scheduled", changed.id, { author: changed.user_id })}
    />
  );
}
