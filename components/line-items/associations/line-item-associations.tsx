import { PanelSection } from "@/components/ui/facts";
import { CREATIVE_TYPES } from "@/lib/ads/endpoints/account-media";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { canShow } from "@/lib/ads/endpoints/media-creatives";
import { canPromoteAccounts } from "@/lib/ads/endpoints/promoted-accounts";
import { canPromotePosts } from "@/lib/ads/endpoints/promoted-posts";
import { CuratedCategory } from "./curated-category";
import { MediaCreatives } from "./media-creatives";
import { PrerollCallsToAction } from "./preroll-calls-to-action";
import { PromotedAccounts } from "./promoted-accounts";
import { PromotedPosts } from "./promoted-posts";
import { TrackingTags } from "./tracking-tags";

/** The ads of a line item, its video surroundings, and its trackers. */
export function LineItemAssociations({ item }: { item: LineItem }) {
  const hasPrerolls = canShow(item, "PREROLL");
  return (
    <>
      {canPromotePosts(item) && (
        <PanelSection title="Promoted posts">
          <PromotedPosts item={item} />
        </PanelSection>
      )}
      {canPromoteAccounts(item) && (
        <PanelSection title="Promoted accounts">
          <PromotedAccounts item={item} />
        </PanelSection>
      )}
      {CREATIVE_TYPES.some((type) => canShow(item, type)) && (
        <PanelSection title="Media">
          <MediaCreatives item={item} />
        </PanelSection>
      )}
      {hasPrerolls && (
        <>
          <PanelSection title="Calls to action">
            <PrerollCallsToAction item={item} />
          </PanelSection>
          <PanelSection title="Curated category">
            <CuratedCategory item={item} />
          </PanelSection>
        </>
      )}
      <PanelSection title="Tracking tags">
        <TrackingTags item={item} />
      </PanelSection>
    </>
  );
}
