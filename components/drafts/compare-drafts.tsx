"use client";

import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { parseAsArrayOf, parseAsString, useQueryState } from "nuqs";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { ContactSheet } from "@/components/previews/contact-sheet";
import { usePostAttachments } from "@/components/previews/use-post-attachments";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { RoleGate } from "@/components/shell/role-gate";
import { useUsers } from "@/components/shell/use-users";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { adsQuery, useScope } from "@/lib/ads/client";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { isCallError } from "@/lib/ads/errors";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";
import { postView } from "@/lib/previews/post-view";
import { COMPARED } from "./chosen-drafts";

const skeleton = <Skeleton className="m-4 h-96 w-full max-w-4xl" />;

/** Two to six drafts side by side, named by `?ids=`. */
export function CompareDrafts() {
  return (
    <RoleGate needs={draftPosts.get} title="Compare drafts" what="drafts" waiting={skeleton}>
      <Sheet />
    </RoleGate>
  );
}

const readDrafts = (answers: readonly UseQueryResult<{ readonly data: DraftPost }>[]) => ({
  drafts: answers.flatMap(({ data }) => (data ? [data.data] : [])),
  failed: answers.find(({ error }) => error),
});

function Sheet() {
  const place = useAccount();
  const scope = useScope();
  const [asked] = useQueryState("ids", parseAsArrayOf(parseAsString).withDefault([]));
  const ids = [...new Set(asked)].slice(0, COMPARED.max);
  const { drafts, failed } = useQueries({
    queries: ids.map((id) =>
      adsQuery(draftPosts.get, scope, { account_id: place.accountId, draft_post_id: id }),
    ),
    combine: readDrafts,
  });
  const cards = usePostAttachments(drafts);
  const media = useMediaLookup();
  const users = useUsers([...new Set(drafts.map(({ user_id }) => user_id))]);
  const posts = drafts.map((draft) => ({
    name: draftTitle(draft),
    view: postView({
      post: draft,
      author: users.get(draft.user_id),
      card: cards.recordOf(draft.card_uri),
      media,
    }),
  }));
  const back = <LinkButton href={accountHref(place, "drafts")}>All drafts</LinkButton>;
  return (
    <>
      <PageHeader title="Compare drafts" count={posts.length > 0 ? posts.length : undefined} actions={back} />
      <PageBody className="p-4">
        {isCallError(failed?.error) && (
          <ErrorState
            compact
            title="A draft could not be read"
            error={failed.error}
            onRetry={() => void failed.refetch()}
          />
        )}
        {ids.length < COMPARED.min ? (
          <EmptyState title="Nothing to compare" action={back}>
            Tick two to six drafts in their list, then choose Compare.
          </EmptyState>
        ) : posts.length === 0 && !failed ? (
          skeleton
        ) : (
          posts.length > 0 && <ContactSheet posts={posts} canShare />
        )}
      </PageBody>
    </>
  );
}
