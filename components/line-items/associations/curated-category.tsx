import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useAdsList, useAdsMutation } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as curated from "@/lib/ads/endpoints/line-item-curated-categories";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { listPlain } from "@/lib/format/lists";
import { countryName } from "@/lib/format/names";
import { AssociationList, useAssociationRights } from "./association-list";
import { ChooseCurated } from "./choose-curated";
import { useCuratedCategories } from "./use-curated-categories";

/** The set of publishers that a line item runs in: at most one, looked up among the account's. */
export function CuratedCategory({ item }: { item: LineItem }) {
  const { accountId } = useAccount();
  const [choosing, setChoosing] = useState(false);
  const { notAdding, notRemoving } = useAssociationRights(item, curated);
  const list = useAdsList(curated.list, { account_id: accountId, count: PAGE_MAX });
  const own = list.records.find(({ line_item_id }) => line_item_id === item.id);
  const { categories, reading } = useCuratedCategories(item.id, { enabled: own !== undefined });
  const { mutateAsync } = useAdsMutation(curated.remove);
  return (
    <div className="flex flex-col items-start gap-2">
      <AssociationList
        label="Curated category"
        list={{ ...list, records: own ? [own] : [], pending: !own && !list.complete }}
        none="No curated category."
        rowOf={({ curated_category_id: id }) => {
          const category = categories.find((one) => one.id === id);
          const name = category?.name ?? id;
          return {
            name,
            removed: `the curated category ${name}`,
            content: (
              <>
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
              </>
            ),
          };
        }}
        disabledReason={notRemoving}
        remove={({ id }) => mutateAsync({ account_id: accountId, line_item_curated_category_id: id })}
      />
      {(own || list.complete) && (
        <Button disabledReason={notAdding} onClick={() => setChoosing(true)}>
          {own ? "Change the category…" : "Choose a category…"}
        </Button>
      )}
      {choosing && <ChooseCurated item={item} known={own} onClose={() => setChoosing(false)} />}
    </div>
  );
}
