"use client";

import { BuilderOpening } from "@/components/builder/builder-opening";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/place";
import { RoleGate } from "@/components/shell/role-gate";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useAdsMutation, useAdsQuery } from "@/lib/ads/client";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { ChangePost } from "./change-post";

const skeleton = <SkeletonRows label="Reading the draft" columns={["w-64", "w-40"]} rows={5} />;

/** Changes a draft; only what was touched is sent. */
export function EditDraft({ draftId }: { draftId: string }) {
  return (
    <RoleGate needs={draftPosts.update} title="Edit draft" what="the composer" verb="use" waiting={skeleton}>
      <Loaded draftId={draftId} />
    </RoleGate>
  );
}

function Loaded({ draftId }: { draftId: string }) {
  const place = useAccount();
  const id = { account_id: place.accountId, draft_post_id: draftId };
  const draft = useAdsQuery(draftPosts.get, id);
  const update = useAdsMutation(draftPosts.update);
  if (!draft.data) {
    return <BuilderOpening title="Edit draft" what="The draft" reading={draft} skeleton={skeleton} />;
  }
  return (
    <ChangePost
      key={draftId}
      title="Edit draft"
      what="draft"
      post={draft.data.data}
      send={(changes) => update.mutateAsync({ ...id, ...changes })}
      hrefOf={(changed) => panelHref(place, "drafts", changed.id)}
    />
  );
}
