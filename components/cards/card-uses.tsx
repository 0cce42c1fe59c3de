import Link from "next/link";
import { usePostsShowing } from "@/components/posts/use-posts-showing";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/dashboard-route";
import { ErrorState } from "@/components/ui/error-state";
import { CutName } from "@/components/ui/name";
import { Skeleton } from "@/components/ui/skeleton";
import type { PostUse } from "@/lib/drafts/posts-showing";

const LIVES: Readonly<Record<PostUse["kind"], { readonly word: string; readonly page: string }>> = {
  draft: { word: "Draft", page: "drafts" },
  scheduled: { word: "Scheduled", page: "drafts/scheduled" },
  published: { word: "Published", page: "drafts/published" },
};

/** Drafts, scheduled and published posts with a card. */
export function CardUses({ cardUri }: { cardUri: string }) {
  const place = useAccount();
  const { uses, complete, failed, retry } = usePostsShowing(cardUri);
  const [failure] = failed;
  return (
    <div className="flex flex-col gap-2">
      {uses.length > 0 && (
        <ul className="flex flex-col gap-1">
          {uses.map(({ kind, id, name }) => (
            <li key={`${kind} ${id}`} className="flex min-h-6 min-w-0 items-baseline gap-2">
              <span className="w-20 shrink-0 text-text-muted">{LIVES[kind].word}</span>
              <Link
                href={panelHref(place, LIVES[kind].page, id)}
                className="min-w-0 truncate text-accent-text hover:underline"
              >
                <CutName>{name}</CutName>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {failure?.error && (
        <ErrorState compact title="Not every post could be read" error={failure.error} onRetry={retry} />
      )}
      {!complete && failed.length === 0 && <Skeleton className="h-5 w-48" />}
      {complete && uses.length === 0 && (
        <p className="text-text-muted">No draft and no post of the account’s own user has it.</p>
      )}
    </div>
  );
}
