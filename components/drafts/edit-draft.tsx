"use client";

import { useRouter } from "next/navigation";
import { BuilderOpening } from "@/components/builder/builder-opening";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/place";
import { RoleGate } from "@/components/shell/role-gate";
import { SkeletonRows } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useAdsMutation, useAdsQuery } from "@/lib/ads/client";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { changedPost, type DraftForm, type DraftPost, formOf } from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";
import { DraftBuilder } from "./draft-builder";

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
  const { accountId } = useAccount();
  const draft = useAdsQuery(draftPosts.get, { account_id: accountId, draft_post_id: draftId });
  if (draft.data) return <Builder key={draftId} draft={draft.data.data} />;
  return <BuilderOpening title="Edit draft" what="The draft" reading={draft} skeleton={skeleton} />;
}

function Builder({ draft }: { draft: DraftPost }) {
  const place = useAccount();
  const router = useRouter();
  const update = useAdsMutation(draftPosts.update);
  const before = formOf(draft);
  const save = async (form: DraftForm) => {
    const { data } = await update.mutateAsync({
      account_id: place.accountId,
      draft_post_id: draft.id,
      ...changedPost(form, before),
    });
    toast({ title: `Changed ${draftTitle(data)}`, tone: "positive" });
    router.push(`${accountHref(place, "drafts")}?panel=${data.id}`);
  };
  return (
    <DraftBuilder
      name={`draft ${draft.id} of ${draft.updated_at}`}
      title="Edit draft"
      initial={() => formOf(draft)}
      postId={draft.id}
      primary="Save changes"
      disabledReason={(form) =>
        Object.keys(changedPost(form, before)).length === 0 ? "Nothing was changed yet." : undefined
      }
      onSave={save}
    />
  );
}
