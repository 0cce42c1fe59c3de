import { ExplainDelivery } from "@/components/delivery/explain-delivery";
import { useDraftKnown } from "@/components/drafts/use-draft-known";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { PostPreview } from "@/components/previews/previews";
import { bodyOfDraft } from "@/lib/cards/card-draft";
import { postOf } from "@/lib/drafts/draft-form";
import { guidedDelivery } from "@/lib/guided/guided-delivery";
import { type NewAd, shownItem } from "@/lib/guided/guided-draft";
import { postTitle } from "@/lib/guided/guided-plan";
import { pollDrawing } from "@/lib/polls/poll-form";
import type { GuidedKnown, GuidedParts } from "./guided-builder";

/** Whether the campaign will serve, and why not; while ads are made, what their readers will see. */
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
        <AdPreview key={ad.id} ad={ad} known={known} />
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

function AdPreview({ ad, known: { zone, now } }: { ad: NewAd; known: GuidedKnown }) {
  const { authors, userId, cards } = useDraftKnown(ad.post);
  const lookup = useMediaLookup();
  const { card, poll, post } = ad;
  const drawn = postOf(post);
  return (
    <PostPreview
      post={{ ...drawn, nullcast: post.nullcast }}
      name={postTitle(ad)}
      author={authors.authors.find(({ id }) => id === userId)?.user}
      card={card ? bodyOfDraft(card) : poll ? pollDrawing(poll, zone, now) : cards.recordOf(drawn.card_uri)}
      media={lookup}
    />
  );
}
