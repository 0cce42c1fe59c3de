import { X } from "lucide-react";
import { innerParts } from "@/components/builder/inner-parts";
import { DraftFields } from "@/components/drafts/draft-fields";
import { useDraftKnown } from "@/components/drafts/use-draft-known";
import { IconButton } from "@/components/ui/icon-button";
import { CutName } from "@/components/ui/name";
import { type GuidedAd, type GuidedItem, type NewAd, withItem } from "@/lib/guided/guided-draft";
import { postTitle } from "@/lib/guided/guided-plan";
import type { GuidedParts } from "./guided-builder";

interface AdProps extends GuidedParts {
  item: GuidedItem;
  ad: GuidedAd;
}

/** One ad: an existing post by its name, a new one with all its fields. */
export function GuidedAdRow({ ad, ...props }: AdProps) {
  const { item, change } = props;
  const name = ad.kind === "new" ? postTitle(ad) : ad.name;
  return (
    <section aria-label={name} className="rounded-md border">
      <div className="flex items-center gap-2 border-b px-4 py-2 last:border-b-0">
        <h3 className="min-w-0 flex-1 truncate font-medium">
          <CutName>{name}</CutName>
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

function NewPost(props: GuidedParts & { item: GuidedItem; ad: NewAd }) {
  const { item, ad } = props;
  const known = useDraftKnown(ad.post);
  return (
    <DraftFields
      {...innerParts(props, {
        draft: ad.post,
        known,
        at: `ads/${item.id}/${ad.id}/post`,
        put: (outer, next) =>
          withItem(outer, item.id, (own) => ({
            ...own,
            ads: own.ads.map((each) =>
              each.id === ad.id && each.kind === "new" ? { ...each, post: next(each.post) } : each,
            ),
          })),
      })}
    />
  );
}
