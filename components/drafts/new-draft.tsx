"use client";

import { useRouter } from "next/navigation";
import { parseAsString, useQueryState } from "nuqs";
import { BuilderOpening } from "@/components/builder/builder-opening";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/place";
import { RoleGate } from "@/components/shell/role-gate";
import { SkeletonRows } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useAdsMutation, useAdsQuery } from "@/lib/ads/client";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { blankDraft, type DraftForm, draftLike, newPost } from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";
import { DraftBuilder } from "./draft-builder";

const skeleton = <SkeletonRows label="Reading the draft" columns={["w-64", "w-40"]} rows={5} />;

/** Writes a draft: an empty one, or with `?from=` a copy, or with `?card=` one that shows a card. */
export function NewDraft() {
  return (
    <RoleGate needs={draftPosts.create} title="New draft" what="the composer" verb="use" waiting={skeleton}>
      <FromAnother />
    </RoleGate>
  );
}

function FromAnother() {
  const { accountId } = useAccount();
  const [from] = useQueryState("from", parseAsString);
  const [card] = useQueryState("card", parseAsString);
  const original = useAdsQuery(
    draftPosts.get,
    { account_id: accountId, draft_post_id: from ?? "" },
    { enabled: from !== null },
  );
  if (from === null) {
    const initial = () =>
      card === null ? blankDraft() : { ...blankDraft(), attached: "card" as const, cardUri: card };
    return <Builder key={card} name={card === null ? "draft" : `draft with ${card}`} initial={initial} />;
  }
  const draft = original.data?.data;
  if (draft) return <Builder key={from} name={`draft like ${from}`} initial={() => draftLike(draft)} />;
  return (
    <BuilderOpening title="New draft" what="The draft to duplicate" reading={original} skeleton={skeleton} />
  );
}

function Builder({ name, initial }: { name: string; initial: () => DraftForm }) {
  const place = useAccount();
  const router = useRouter();
  const create = useAdsMutation(draftPosts.create);
  const save = async (form: DraftForm, userId: string) => {
    const { data } = await create.mutateAsync({ account_id: place.accountId, ...newPost(form, userId) });
    toast({
      title: `Saved ${draftTitle(data)}`,
      description: "Saved as draft, not published.",
      tone: "positive",
    });
    router.push(panelHref(place, "drafts", data.id));
  };
  return <DraftBuilder name={name} title="New draft" initial={initial} primary="Save draft" onSave={save} />;
}
