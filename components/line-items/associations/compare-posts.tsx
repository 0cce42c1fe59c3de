import { Columns3 } from "lucide-react";
import { useMemo } from "react";
import { AskedSection } from "@/components/statistics/asked-section";
import { ComparedPosts, type ComparedPostsProps } from "@/components/statistics/compared-posts";
import { usePanelDetails } from "@/components/statistics/use-panel-details";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { draftTitle } from "@/lib/drafts/draft-view";
import { usePromotedPosts } from "./use-promoted-posts";

interface ComparePostsProps extends Pick<ComparedPostsProps, "range" | "zone"> {
  item: LineItem;
}

/** The posts of a line item side by side over the days of its statistics, once that is asked for. */
export function ComparePosts(props: ComparePostsProps) {
  const { posts: shown, setPosts } = usePanelDetails(props.item.id);
  return (
    <AskedSection
      label="Posts compared"
      action="Compare its posts"
      icon={Columns3}
      shown={shown}
      onShow={setPosts}
    >
      <Compared {...props} />
    </AskedSection>
  );
}

function Compared({ item, ...days }: ComparePostsProps) {
  // What is promoted no longer has brought something all the same.
  const { list, byId } = usePromotedPosts(item.id, { withDeleted: true });
  const { records, complete, error, refetch } = list;
  const ids = useMemo(() => records.map(({ id }) => id), [records]);
  const promotions = useMemo(() => new Map(records.map((record) => [record.id, record])), [records]);
  if (error) {
    return <ErrorState compact title="Its posts could not be read" error={error} onRetry={refetch} />;
  }
  if (!complete) return <Skeleton className="h-24 w-full" />;
  if (ids.length === 0) return <p className="text-sm text-text-muted">It promotes no posts.</p>;
  const nameOf = (id: string) => {
    const promotion = promotions.get(id);
    const post = promotion && byId.get(promotion.post_id);
    const name = post ? draftTitle(post) : `Post ${promotion?.post_id ?? id}`;
    return promotion?.deleted ? `${name} (no longer promoted)` : name;
  };
  return <ComparedPosts item={item} ids={ids} nameOf={nameOf} {...days} />;
}
