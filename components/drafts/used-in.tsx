import Link from "next/link";
import { useAccount } from "@/components/shell/account";
import { adsHref, searchHref } from "@/components/shell/dashboard-route";
import { NotPermitted, NotSet, Unknown } from "@/components/ui/absent";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { counted } from "@/lib/format/plurals";
import type { RemoteData } from "@/lib/remote-data";
import type { PostPromotions } from "./use-post-promotions";

interface UseProps {
  use: RemoteData<PostPromotions>;
}

interface UsedInProps extends UseProps {
  /** Offered if it is not used anywhere; the label names the post. */
  promote?: { readonly label: string; readonly run: () => void } | undefined;
}

/** Where a post is used, linked to its ads; for a pending one, to the ads of its line items. */
export function UsedIn({ use, promote }: UsedInProps) {
  const place = useAccount();
  if (use.state === "pending") return <Skeleton className="h-3 w-28" />;
  if (use.state === "not-permitted") return <NotPermitted />;
  if (use.state === "failed") return <Unknown why="What promotes it could not be read" />;
  const { id, waits, lineItemIds } = use.value;
  if (lineItemIds.length === 0) {
    return promote ? (
      <Button size="small" aria-label={promote.label} onClick={promote.run}>
        Promote…
      </Button>
    ) : (
      <NotSet what="No line item" />
    );
  }
  return (
    <Link
      href={waits ? adsHref(place, "item", lineItemIds) : searchHref(place, "ads", id)}
      prefetch={false}
      title={waits ? "Ads of the line items that will promote it" : "Its ads"}
      className="text-accent-text hover:underline"
    >
      {inWords(use.value)}
    </Link>
  );
}

/** The same as text, for rows that are one button; nothing if it is not used. */
export function UsedInWords({ use }: UseProps) {
  if (use.state !== "known" || use.value.lineItemIds.length === 0) return null;
  return <span className="text-text-muted">Used in {inWords(use.value)}</span>;
}

function inWords({ lineItemIds, campaigns }: PostPromotions): string {
  const items = counted(lineItemIds.length, "line item");
  return campaigns === undefined ? items : `${items} in ${counted(campaigns, "campaign")}`;
}
