import { Images } from "lucide-react";
import { useState } from "react";
import { ChooseMedia } from "@/components/line-items/associations/add-media";
import { AuthorField } from "@/components/posts/author-field";
import { useAuthors } from "@/components/posts/use-authors";
import { Button } from "@/components/ui/button";
import { CREATIVE_TYPES } from "@/lib/ads/endpoints/account-media";
import { canShow } from "@/lib/ads/endpoints/media-creatives";
import { canPromoteAccounts } from "@/lib/ads/endpoints/promoted-accounts";
import { type GuidedAd, type GuidedItem, showsOf, withItem } from "@/lib/guided/guided-draft";
import type { GuidedParts } from "./guided-builder";

type OtherAdsProps = GuidedParts & { item: GuidedItem };

const withAd = (before: GuidedParts["draft"], itemId: string, ad: GuidedAd) =>
  withItem(before, itemId, (own) => ({
    ...own,
    ads: own.ads.some(({ id }) => id === ad.id) ? own.ads : [...own.ads, ad],
  }));

/** Accounts and files of the account, for line items that can show them. */
export function OtherAds(props: OtherAdsProps) {
  const shows = showsOf(props.draft, props.item);
  return (
    <>
      {canPromoteAccounts(shows) && <ChooseAccount {...props} />}
      {CREATIVE_TYPES.some((type) => canShow(shows, type)) && <ChooseFile {...props} />}
    </>
  );
}

function ChooseAccount({ item, change }: OtherAdsProps) {
  const authors = useAuthors();
  return (
    <div className="min-w-64">
      <AuthorField
        label="Account to promote"
        hint="The account’s own user, and those who let it promote them."
        authors={authors}
        value={undefined}
        fixed={false}
        error={undefined}
        onChange={(userId, user) => {
          const name = user ? `@${user.screen_name}` : `User ${userId}`;
          change(
            (before) =>
              withAd(before, item.id, { id: `ad-account-${userId}`, kind: "account", userId, name }),
            {
              label: "Choose an account",
            },
          );
        }}
      />
    </div>
  );
}

function ChooseFile({ draft, item, change }: OtherAdsProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <Images size={14} aria-hidden />
        Choose a file of the account
      </Button>
      {choosing && (
        <ChooseMedia
          item={showsOf(draft, item)}
          already={new Set(item.ads.flatMap((ad) => (ad.kind === "media" ? ad.mediaId : [])))}
          onChosen={async ({ name, account_media_id, creative_type, landing_url = null }) =>
            change(
              (before) =>
                withAd(before, item.id, {
                  id: `ad-media-${account_media_id}`,
                  kind: "media",
                  mediaId: account_media_id,
                  creativeType: creative_type,
                  landingUrl: landing_url,
                  name: `${name} ${account_media_id}`,
                }),
              { label: "Choose a file" },
            )
          }
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
