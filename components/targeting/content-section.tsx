import type * as z from "zod";
import { Checkbox } from "@/components/ui/checkbox";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import * as categories from "@/lib/ads/endpoints/categories";
import * as publishers from "@/lib/ads/endpoints/publishers";
import { useIabCategories, useLookup } from "@/lib/ads/use-lookup";
import { listPlain } from "@/lib/format/lists";
import { formatNumber } from "@/lib/format/numbers";
import { criterion, type Operator } from "@/lib/targeting/criteria";
import { EntryList } from "./entry-list";
import { isWanted, type SectionProps } from "./section-props";

type Category = z.output<typeof categories.contentCategoryRecord>;

/** The content of the videos that ads run before. */
export function ContentSection(props: SectionProps) {
  const content = useLookup(categories.content, {});
  const iab = useIabCategories();
  const all = useLookup(publishers.list, {});
  const iabName = (id: string) => iab.records.find((each) => each.id === id)?.name ?? id;
  return (
    <>
      <p className="text-sm text-text-muted">
        Only for advertisements in videos of publishers. Ticked: only before videos about these. A category
        comes with everything in it.
      </p>
      {content.error ? (
        <ErrorState
          compact
          title="The categories could not be read"
          error={content.error}
          onRetry={content.refetch}
        />
      ) : content.pending ? (
        <div role="status">
          <span className="sr-only">Reading the categories</span>
          <Skeleton className="h-40 w-full" />
        </div>
      ) : (
        <ul className="flex flex-col">
          {content.records.map((category) => (
            <CategoryRow
              key={category.id}
              category={category}
              covers={category.iab_categories.map(iabName)}
              publishers={all.records.filter(({ content_category_ids }) =>
                content_category_ids.includes(category.id),
              )}
              {...props}
              name={iabName}
            />
          ))}
        </ul>
      )}
      {all.error && (
        <ErrorState
          compact
          title="The publishers could not be read"
          error={all.error}
          onRetry={all.refetch}
        />
      )}
      <EntryList what="content categories" {...props} />
    </>
  );
}

interface CategoryRowProps extends SectionProps {
  category: Category;
  /** The names of its categories. */
  covers: readonly string[];
  publishers: readonly z.output<typeof publishers.publisherRecord>[];
  name: (iabId: string) => string;
}

function CategoryRow({
  category: { name, iab_categories, publishers_in_last_thirty_days: count },
  covers,
  publishers: known,
  entries,
  onAdd,
  onRemove,
  name: iabName,
}: CategoryRowProps) {
  const held = (operator_type: Operator) =>
    entries
      .filter(isWanted)
      .filter(
        ({ criterion: one }) =>
          one.operator_type === operator_type && iab_categories.includes(one.targeting_value),
      );
  const included = held("EQ");
  return (
    <li className="border-b py-1">
      <Checkbox
        checked={included.length === iab_categories.length}
        indeterminate={included.length > 0 && included.length < iab_categories.length}
        onCheckedChange={(on) =>
          on
            ? onAdd(iab_categories.map((id) => criterion("IAB_CATEGORY", id, { name: iabName(id) })))
            : onRemove(included)
        }
      >
        <span>
          {name}{" "}
          <span className="text-sm text-text-muted">
            {formatNumber(count)} publishers in the last 30 days
          </span>
        </span>
      </Checkbox>
      <p className="ml-7.5 text-sm text-text-muted empty:hidden">
        {[
          ...(covers.join() === name ? [] : [`Includes ${listPlain(covers)}.`]),
          ...(known.length > 0
            ? [`Among others ${listPlain(known.map(({ username }) => `@${username}`))}.`]
            : []),
        ].join(" ")}
      </p>
    </li>
  );
}
