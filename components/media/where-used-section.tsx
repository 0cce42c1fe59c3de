import Link from "next/link";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/dashboard-route";
import { ErrorState } from "@/components/ui/error-state";
import { PanelSection } from "@/components/ui/facts";
import { Name } from "@/components/ui/name";
import { Skeleton } from "@/components/ui/skeleton";
import { kindName, type MediaUse } from "@/lib/media/where-used";
import type { MediaUses } from "./use-where-used";

const SECTION_OF: Readonly<Record<MediaUse["kind"], string>> = {
  card: "cards",
  poll: "polls",
  conversation: "conversations",
  draft: "drafts",
  scheduled: "drafts/scheduled",
  post: "drafts/published",
  poster: "media",
  "account-media": "media/account",
};

/** What shows a medium, with links. */
export function WhereUsedSection({ used, posted }: { used: MediaUses; posted: boolean }) {
  const { uses, pending, error, retry } = used;
  return (
    <PanelSection title="Where it is used">
      {error && (
        <ErrorState compact title="Not everything could be looked through" error={error} onRetry={retry} />
      )}
      {uses.length > 0 && (
        <ul className="flex flex-col gap-1">
          {uses.map((use) => (
            <li key={`${use.kind} ${use.id} ${use.as ?? ""}`} className="flex min-w-0 items-baseline gap-2">
              <span className="w-28 shrink-0 text-text-muted first-letter:uppercase">
                {kindName(use.kind)}
                {use.as && `, ${use.as}`}
              </span>
              <UseName use={use} />
            </li>
          ))}
        </ul>
      )}
      {pending ? (
        <div role="status">
          <span className="sr-only">Looking through cards, polls, conversations and drafts</span>
          <Skeleton className="h-3 w-48" />
        </div>
      ) : (
        uses.length === 0 &&
        !error && (
          <p className="text-text-muted">No card, poll, conversation or draft of this account uses it.</p>
        )
      )}
      {posted && <p className="mt-1 text-text-muted">It has been part of a published post.</p>}
    </PanelSection>
  );
}

function UseName({ use: { kind, id, name } }: { use: MediaUse }) {
  const place = useAccount();
  return (
    <Link
      href={panelHref(place, SECTION_OF[kind], id)}
      className="min-w-0 truncate text-accent-text underline"
    >
      <Name>{name}</Name>
    </Link>
  );
}
