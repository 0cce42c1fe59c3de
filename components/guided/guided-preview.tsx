import { ExplainDelivery } from "@/components/delivery/explain-delivery";
import { WrittenPreview } from "@/components/drafts/draft-preview";
import { useDraftKnown } from "@/components/drafts/use-draft-known";
import { guidedDelivery } from "@/lib/guided/guided-delivery";
import { type NewAd, shownItem } from "@/lib/guided/guided-draft";
import { postTitle } from "@/lib/guided/guided-plan";
import type { GuidedParts } from "./guided-builder";

/** Whether the campaign will serve, and why not; while ads are written, a preview of them. */
export function GuidedPreview({ draft, known }: GuidedParts) {
  const { place, payer, zone, now } = known;
  const ads = draft.step === "ads" ? shownItem(draft).ads.filter((ad) => ad.kind === "new") : [];
  const delivery = guidedDelivery(draft, {
    approval: place.approval,
    ableToFund: payer?.able_to_fund,
    zone,
    now,
  });
  return (
    <>
      {ads.map((ad) => (
        <AdPreview key={ad.id} ad={ad} />
      ))}
      <section aria-label="Will it serve?" className="p-4">
        <h2 className="font-semibold text-lg">Will it serve?</h2>
        <ExplainDelivery
          delivery={delivery}
          around={{ of: "campaign", approval: place.approval, funding: payer, zone }}
        />
      </section>
    </>
  );
}

const AdPreview = ({ ad }: { ad: NewAd }) => (
  <WrittenPreview draft={ad.post} known={useDraftKnown(ad.post)} name={postTitle(ad)} />
);
