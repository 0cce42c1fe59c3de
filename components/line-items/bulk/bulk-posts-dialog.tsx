import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { BulkChangeDialog } from "@/components/bulk/bulk-change-dialog";
import { ChooseStanding } from "@/components/bulk/choose-standing";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import { PostPicker } from "@/components/line-items/associations/post-picker";
import { useAccount } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { useAdsQuery, useScope } from "@/lib/ads/client";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import * as posts from "@/lib/ads/endpoints/posts";
import { list, PROMOTED_POSTS_MAX } from "@/lib/ads/endpoints/promoted-posts";
import { isCallError } from "@/lib/ads/errors";
import { IDS_MAX } from "@/lib/ads/params";
import { adsKey } from "@/lib/ads/query-key";
import { draftTitle } from "@/lib/drafts/draft-view";
import { listPlain } from "@/lib/format/lists";
import { counted } from "@/lib/format/plurals";
import {
  type PostsBulkChange,
  type PostsPreview,
  PROMOTIONS,
  planPosts,
} from "@/lib/line-items/bulk/bulk-posts";
import { postsWork, readPromotions } from "./posts-work";

type Kind = PostsBulkChange["kind"];

const KINDS = [
  { value: "add", label: "Add" },
  { value: "remove", label: "Remove" },
] as const satisfies readonly { value: Kind; label: string }[];

const VERBS: Readonly<Record<Kind, string>> = { add: "Add posts to", remove: "Remove posts from" };
const NONE: ReadonlySet<string> = new Set();

interface BulkPostsDialogProps {
  items: readonly LineItem[];
  onClose: () => void;
}

/** Makes many line items promote posts, or stop it: one choice, one job. */
export function BulkPostsDialog({ items, onClose }: BulkPostsDialogProps) {
  const { accountId } = useAccount();
  const scope = useScope();
  const start = useStartBulkJob(postsWork);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const standing = useQuery({
    queryKey: [...adsKey(list, scope), "of", ids],
    queryFn: () => readPromotions(scope, accountId, ids),
    // What others did since is part of what is decided on.
    staleTime: 0,
  });
  const [kind, setKind] = useState<Kind>("add");
  const [chosen, setChosen] = useState(NONE);
  const { data } = standing;
  const counts = useMemo(() => countsOf([...(data?.values() ?? [])].flat()), [data]);
  const titleOf = usePostTitles([...new Set([...chosen, ...counts.keys()])]);
  const plan = useMemo(
    () =>
      data && chosen.size > 0
        ? planPosts(items, { kind, postIds: [...chosen] }, (id) =>
            (data.get(id) ?? []).map(({ post_id }) => post_id),
          )
        : undefined,
    [items, kind, chosen, data],
  );
  return (
    <BulkChangeDialog
      resource={PROMOTIONS}
      verb={VERBS[kind]}
      selected={items.length}
      plan={plan}
      amount="posts"
      tellItem={({ key }) => {
        const change = plan?.previews.get(key);
        return change && <PostsChange {...change} titleOf={titleOf} />;
      }}
      onClose={onClose}
      onStart={(title, planned) => start({ title, items: planned, looksFirst: true })}
    >
      <Segmented
        label="What to do"
        className="self-start"
        value={kind}
        options={KINDS}
        onValueChange={(next) => {
          setChosen(NONE);
          setKind(next);
        }}
      />
      {isCallError(standing.error) ? (
        <ErrorState
          compact
          title="The posts of the line items could not be read"
          error={standing.error}
          onRetry={() => void standing.refetch()}
        />
      ) : data === undefined ? (
        <div role="status">
          <span className="sr-only">Reading the posts of the line items</span>
          <Skeleton className="h-4 w-full" />
        </div>
      ) : kind === "add" ? (
        <PostsToAdd chosen={chosen} onChosen={setChosen} titleOf={titleOf} />
      ) : counts.size === 0 ? (
        <p>None of these line items promotes a post.</p>
      ) : (
        <ChooseStanding
          label="Posts to remove"
          one="line item"
          standing={[...counts].map(([key, count]) => ({ key, name: titleOf(key), count }))}
          chosen={chosen}
          onChoose={(key, on) =>
            setChosen(new Set(on ? [...chosen, key] : [...chosen].filter((id) => id !== key)))
          }
        />
      )}
    </BulkChangeDialog>
  );
}

/** How many line items promote each post, those that most promote first. */
function countsOf(promotions: readonly { readonly post_id: string }[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { post_id } of promotions) found.set(post_id, (found.get(post_id) ?? 0) + 1);
  return new Map([...found].sort(([, one], [, other]) => other - one));
}

/** What posts are called, as far as that was looked up; by their ids until then. */
function usePostTitles(ids: readonly string[]): (id: string) => string {
  const { accountId } = useAccount();
  const { data } = useAdsQuery(
    posts.list,
    {
      account_id: accountId,
      post_type: "PUBLISHED",
      timeline_type: "ALL",
      post_ids: ids.slice(0, IDS_MAX),
    },
    { enabled: ids.length > 0 },
  );
  const byId = useMemo(() => new Map((data?.data ?? []).map((post) => [post.id, draftTitle(post)])), [data]);
  return (id) => byId.get(id) ?? `Post ${id}`;
}

interface PostsToAddProps {
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  titleOf: (id: string) => string;
}

function PostsToAdd({ chosen, onChosen, titleOf }: PostsToAddProps) {
  const [choosing, setChoosing] = useState(false);
  const [picked, setPicked] = useState(NONE);
  const tooMany =
    picked.size > PROMOTED_POSTS_MAX ? `Choose at most ${PROMOTED_POSTS_MAX} posts.` : undefined;
  return (
    <div className="flex flex-col items-start gap-2">
      {chosen.size > 0 && (
        <ul aria-label="Posts to add" className="list-disc pl-5">
          {[...chosen].map((id) => (
            <li key={id}>
              <bdi className="wrap-anywhere">{titleOf(id)}</bdi>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          setPicked(chosen);
          setChoosing(true);
        }}
      >
        {chosen.size === 0 ? "Choose posts…" : "Choose others…"}
      </Button>
      {choosing && (
        <PostPicker
          title="Posts to add"
          description="Added to each line item that does not promote them yet."
          already={NONE}
          chosen={picked}
          onChosenChange={setPicked}
          action={{
            label: picked.size === 0 ? "Take posts" : `Take ${counted(picked.size, "post")}`,
            busy: false,
            disabledReason: picked.size === 0 ? "Choose one or more posts first." : tooMany,
            onClick: () => {
              onChosen(picked);
              setChoosing(false);
            },
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

function PostsChange({ comes, goes, titleOf }: PostsPreview & { titleOf: (id: string) => string }) {
  return (
    <span className="sm:max-w-[68%] sm:text-right">
      {comes.length > 0 && (
        <span className="font-medium text-accent-text">
          <span aria-hidden>+ </span>
          <span className="sr-only">Comes: </span>
          {listPlain(comes.map(titleOf))}
        </span>
      )}
      {goes.length > 0 && (
        <span className="text-text-muted">
          <span className="sr-only">Goes: </span>
          <del>{listPlain(goes.map(titleOf))}</del>
        </span>
      )}
    </span>
  );
}
