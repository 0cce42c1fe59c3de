import { X } from "lucide-react";
import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { useLeaving } from "@/components/shell/use-leaving";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { deleteLater } from "@/components/ui/delete-later";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton } from "@/components/ui/skeleton";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import * as curated from "@/lib/ads/endpoints/line-item-curated-categories";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { RefusedError } from "@/lib/ads/errors";
import { listPlain } from "@/lib/format/lists";
import { countryName } from "@/lib/format/names";
import { AddCuratedById } from "./add-curated-by-id";
import { ChooseCurated } from "./choose-curated";
import { useCuratedIndex } from "./curated-index";
import { useAssociationRights } from "./use-association-rights";
import { useCuratedCategories } from "./use-curated-categories";

/** The set of publishers that a line item runs in, as far as this browser knows: the service does not tell. */
export function CuratedCategory({ item }: { item: LineItem }) {
  const { accountId } = useAccount();
  const { known, keep, forget } = useCuratedIndex(item.id);
  const [open, setOpen] = useState<"choose" | "id">();
  const { notAdding, notRemoving } = useAssociationRights(item, curated);
  const { categories, reading } = useCuratedCategories(item.id, { enabled: Boolean(known) });
  const { mutateAsync } = useAdsMutation(curated.remove, KEEP_READS);
  const leaving = useLeaving();
  if (known === undefined) return <Skeleton className="h-5 w-56" />;
  const category = categories.find(({ id }) => id === known?.curated_category_id);
  const name = category?.name ?? known?.curated_category_id ?? "";
  const key = `association ${known?.id}`;
  const takeOut = async (id: string) => {
    try {
      await mutateAsync({ account_id: accountId, line_item_curated_category_id: id });
    } catch (error) {
      // Somebody else took it out: then there is nothing left to be kept here.
      if (!(error instanceof RefusedError && error.status === 404)) throw error;
    }
    forget();
  };
  return (
    <div className="flex flex-col items-start gap-2">
      {known ? (
        <div
          className={classNames(
            "flex min-h-9 w-full items-center gap-2",
            leaving.has(key) && "line-through opacity-55",
          )}
        >
          <div className="min-w-0 flex-1">
            {category || !reading ? (
              <bdi className="block truncate">{name}</bdi>
            ) : (
              <Skeleton className="h-5 w-40" />
            )}
            {category && (
              <span className="block text-sm text-text-muted">
                Publishers in {listPlain(category.country_codes.map((code) => countryName(code)))}
              </span>
            )}
          </div>
          <IconButton
            size="small"
            label={`Take it out of ${name}`}
            disabledReason={leaving.has(key) ? "It is being taken out." : notRemoving}
            onClick={() =>
              deleteLater({ key, name: `the curated category ${name}`, send: () => takeOut(known.id) })
            }
          >
            <X size={14} aria-hidden />
          </IconButton>
        </div>
      ) : (
        <p className="text-text-muted">None that this browser knows of.</p>
      )}
      <p className="text-sm text-text-muted">
        Curated categories can’t be listed. This browser remembers those set here; one that was set elsewhere
        can be added by its id.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabledReason={notAdding} onClick={() => setOpen("choose")}>
          {known ? "Change the category…" : "Choose a category…"}
        </Button>
        <Button disabledReason={notAdding} onClick={() => setOpen("id")}>
          Add one by its id…
        </Button>
      </div>
      {open === "choose" && (
        <ChooseCurated item={item} known={known} onKeep={keep} onClose={() => setOpen(undefined)} />
      )}
      {open === "id" && <AddCuratedById item={item} onKeep={keep} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
