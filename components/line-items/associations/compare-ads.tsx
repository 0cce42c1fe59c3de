import { Columns3 } from "lucide-react";
import { useMemo } from "react";
import { useAdLists } from "@/components/records/use-ad-records";
import { useUsers } from "@/components/shell/use-users";
import { AskedSection } from "@/components/statistics/asked-section";
import { ComparedAds, type ComparedAdsProps } from "@/components/statistics/compared-ads";
import { usePanelDetails } from "@/components/statistics/use-panel-details";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { USERS_MAX } from "@/lib/ads/endpoints/users";
import { draftTitle } from "@/lib/drafts/draft-view";
import { type AdKind, type AdRow, adName, adRows } from "@/lib/running/ad-rows";
import { usePostsById } from "./use-promoted-posts";

interface CompareAdsProps extends Pick<ComparedAdsProps, "range" | "zone"> {
  item: LineItem;
}

/** The ads of a line item side by side over the days of its statistics, on request. */
export function CompareAds(props: CompareAdsProps) {
  const { posts: shown, setPosts } = usePanelDetails(props.item.id);
  return (
    <AskedSection
      label="Ads compared"
      action="Compare its ads"
      icon={Columns3}
      shown={shown}
      onShow={setPosts}
    >
      <Compared {...props} />
    </AskedSection>
  );
}

const NO_ADS: readonly AdRow[] = [];

function Compared({ item, ...days }: CompareAdsProps) {
  const items = useMemo(() => [item], [item]);
  // Removed ads have results as well.
  const { records, error, refetch } = useAdLists(items, { withDeleted: true });
  const ads = useMemo(
    () =>
      records ? adRows(records, { items: new Map([[item.id, item]]), nameOf: () => undefined }) : NO_ADS,
    [records, item],
  );
  const ids = useMemo(() => ads.map(({ id }) => id), [ads]);
  const nameOf = useAdNames(ads);
  if (error) {
    return <ErrorState compact title="Its ads could not be read" error={error} onRetry={refetch} />;
  }
  if (!records) return <Skeleton className="h-24 w-full" />;
  if (ids.length === 0) return <p className="text-sm text-text-muted">It shows no ads.</p>;
  return <ComparedAds item={item} ids={ids} nameOf={nameOf} {...days} />;
}

/** The names of ads, by the ids of their rows; of files also by their own ids. */
function useAdNames(ads: readonly AdRow[]): (id: string) => string {
  const shown = (wanted: AdKind) => [
    ...new Set(ads.flatMap(({ kind, shows }) => (kind === wanted ? shows : []))),
  ];
  const posts = usePostsById(shown("post"));
  const users = useUsers(shown("account").slice(0, USERS_MAX));
  const byId = useMemo(() => new Map(ads.map((ad) => [ad.id, ad])), [ads]);
  return (id) => {
    const ad = byId.get(id);
    if (!ad) return id;
    const post = ad.kind === "post" ? posts.get(ad.shows) : undefined;
    const user = ad.kind === "account" ? users.get(ad.shows) : undefined;
    const found = post ? draftTitle(post) : user && `@${user.screen_name}`;
    const name = found ?? (ad.kind === "media" ? `${adName(ad)} ${ad.shows}` : adName(ad));
    return ad.deleted ? `${name} (no longer shown)` : name;
  };
}
