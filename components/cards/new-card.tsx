"use client";

import dynamic from "next/dynamic";
import { parseAsString, useQueryState } from "nuqs";
import { useCallback } from "react";
import { BuilderOpening } from "@/components/builder/builder-opening";
import { useAccount } from "@/components/shell/account";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { accountHref } from "@/components/shell/place";
import { RoleGate } from "@/components/shell/role-gate";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useAdsQuery } from "@/lib/ads/client";
import { create, get } from "@/lib/ads/endpoints/cards";
import { blankCard } from "@/lib/cards/card-draft";
import { duplicateOf } from "@/lib/cards/duplicate-card";

// Fetched by those who build a card, and not drawn on the server, which does not know what the device keeps.
const CardBuilder = dynamic(() => import("./card-builder").then((file) => file.CardBuilder), {
  ssr: false,
  loading: () => <BuilderSkeleton />,
});

/** The page on which cards are made: an empty one, or with `?from=` a copy of one that exists. */
export function NewCard() {
  const [from] = useQueryState("from", parseAsString);
  return (
    <RoleGate needs={create} verb="use" what="the card builder" title="New card" waiting={<SkeletonBody />}>
      {from === null ? <CardBuilder name="card" initial={blankCard} /> : <CopyOf key={from} cardId={from} />}
    </RoleGate>
  );
}

function CopyOf({ cardId }: { cardId: string }) {
  const place = useAccount();
  const card = useAdsQuery(get, { account_id: place.accountId, card_id: cardId, with_deleted: true });
  const [record] = card.data?.data ?? [];
  const draft = record && duplicateOf(record);
  const initial = useCallback(() => (record && duplicateOf(record)) ?? blankCard(), [record]);
  if (draft) return <CardBuilder name={`card from ${cardId}`} initial={initial} />;
  if (!card.data) {
    return <BuilderOpening title="New card" what="The card" reading={card} skeleton={<SkeletonBody />} />;
  }
  return (
    <>
      <PageHeader title="New card" />
      <PageBody>
        <EmptyState
          title="This card cannot be copied"
          action={
            <LinkButton href={accountHref(place, "cards/new")} tone="primary">
              Start an empty card
            </LinkButton>
          }
        >
          It has parts that the builder does not know.
        </EmptyState>
      </PageBody>
    </>
  );
}

function BuilderSkeleton() {
  return (
    <>
      <PageHeader title="New card" />
      <SkeletonBody />
    </>
  );
}

function SkeletonBody() {
  return (
    <div role="status" className="flex min-h-0 flex-1 gap-6 p-4">
      <span className="sr-only">Opening the builder</span>
      <Skeleton className="h-40 w-52 max-lg:hidden" />
      <Skeleton className="h-64 flex-1" />
      <Skeleton className="h-96 w-96 max-md:hidden" />
    </div>
  );
}
