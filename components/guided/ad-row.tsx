import { X } from "lucide-react";
import { useState } from "react";
import { innerParts } from "@/components/builder/inner-parts";
import { CardFields } from "@/components/cards/card-fields";
import { useCardKnown } from "@/components/cards/use-card-known";
import { DraftFields } from "@/components/drafts/draft-fields";
import { useDraftKnown } from "@/components/drafts/use-draft-known";
import { PollFields } from "@/components/polls/poll-fields";
import { usePollKnown } from "@/components/polls/use-poll-known";
import { IconButton } from "@/components/ui/icon-button";
import type { CardDraft } from "@/lib/cards/card-draft";
import { type GuidedAd, type GuidedItem, type NewAd, withItem } from "@/lib/guided/guided-draft";
import { postTitle } from "@/lib/guided/guided-plan";
import type { PollForm } from "@/lib/polls/poll-form";
import type { GuidedParts } from "./guided-builder";

interface AdProps<Ad extends GuidedAd = GuidedAd> extends GuidedParts {
  item: GuidedItem;
  ad: Ad;
}

/** One ad: a post that exists by its name, a new one with everything that it is made of. */
export function GuidedAdRow({ ad, ...props }: AdProps) {
  const { item, change } = props;
  const name = ad.kind === "new" ? postTitle(ad) : ad.name;
  return (
    <section aria-label={name} className="rounded-md border">
      <div className="flex items-center gap-2 border-b px-4 py-2 last:border-b-0">
        <h3 className="min-w-0 flex-1 truncate font-medium">
          <bdi>{name}</bdi>
        </h3>
        <IconButton
          label={`Remove ${name}`}
          size="small"
          onClick={() =>
            change(
              (before) =>
                withItem(before, item.id, (own) => ({
                  ...own,
                  ads: own.ads.filter(({ id }) => id !== ad.id),
                })),
              { label: "Remove an ad" },
            )
          }
        >
          <X size={14} aria-hidden />
        </IconButton>
      </div>
      {ad.kind === "new" && <NewPost {...props} ad={ad} />}
    </section>
  );
}

const withAd = (
  outer: GuidedParts["draft"],
  itemId: string,
  adId: string,
  next: (ad: NewAd) => NewAd,
): GuidedParts["draft"] =>
  withItem(outer, itemId, (item) => ({
    ...item,
    ads: item.ads.map((ad) => (ad.id === adId && ad.kind === "new" ? next(ad) : ad)),
  }));

function NewPost(props: AdProps<NewAd>) {
  const { item, ad } = props;
  const known = useDraftKnown(ad.post);
  const { card, poll } = ad;
  const made = card ? (
    <MadeCard {...props} card={card} />
  ) : poll ? (
    <MadePoll {...props} poll={poll} />
  ) : undefined;
  return (
    <DraftFields
      {...innerParts(props, {
        draft: ad.post,
        known: { ...known, made },
        at: `ads/${item.id}/${ad.id}/post`,
        put: (outer, next) => withAd(outer, item.id, ad.id, (own) => ({ ...own, post: next(own.post) })),
      })}
    />
  );
}

function MadeCard(props: AdProps<NewAd> & { card: CardDraft }) {
  const { item, ad, card } = props;
  const known = useCardKnown(card);
  const [part, showPart] = useState<string>();
  return (
    <section aria-label="New card" className="rounded-md border">
      <CardFields
        {...innerParts(props, {
          draft: card,
          known,
          at: `ads/${item.id}/${ad.id}/card`,
          part,
          showPart,
          put: (outer, next) =>
            withAd(outer, item.id, ad.id, (own) => ({ ...own, card: own.card && next(own.card) })),
        })}
      />
    </section>
  );
}

function MadePoll(props: AdProps<NewAd> & { poll: PollForm }) {
  const { item, ad, poll } = props;
  const known = usePollKnown(poll);
  return (
    <section aria-label="New poll" className="rounded-md border">
      <PollFields
        {...innerParts(props, {
          draft: poll,
          known,
          at: `ads/${item.id}/${ad.id}/card`,
          put: (outer, next) =>
            withAd(outer, item.id, ad.id, (own) => ({ ...own, poll: own.poll && next(own.poll) })),
        })}
      />
    </section>
  );
}
