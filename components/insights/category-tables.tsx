import { useMemo } from "react";
import type * as z from "zod";
import { CopyableId } from "@/components/ui/identifier";
import * as categories from "@/lib/ads/endpoints/categories";
import { useIabCategories, useLookup } from "@/lib/ads/use-lookup";
import { listPlain } from "@/lib/format/lists";
import { formatNumber } from "@/lib/format/numbers";
import { categoryName, inTreeOrder, pathInWords, type TreeRow } from "@/lib/insights/category-tree";
import { LookupPage } from "./lookup-page";
import type { ShownColumn } from "./lookup-rows";
import type { LookupView } from "./use-lookup-view";

interface TableProps {
  view: LookupView;
}

type ContentCategory = z.output<typeof categories.contentCategoryRecord>;
type BusinessCategory = z.output<typeof categories.businessCategoryRecord>;
type IabCategory = z.output<typeof categories.iabCategoryRecord>;

const named: readonly ShownColumn<{ id: string; name: string }>[] = [
  { key: "name", label: "Name", text: ({ name }) => name },
  { key: "id", label: "Id", text: ({ id }) => id, identifier: true },
];

/** What a category maps to, with names where that table has been read. */
function useMapped(): ShownColumn<{ iab_categories: string[] }> {
  const { records } = useIabCategories(false);
  return useMemo(() => {
    const names = new Map(records.map((record) => [record.id, categoryName(record)]));
    const ids = (category: { iab_categories: string[] }) => category.iab_categories.join(",");
    return {
      key: "iab",
      label: "IAB categories",
      text: ids,
      identifier: true,
      content: (category) => (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <CopyableId value={ids(category)} label="IAB categories" className="max-w-72" />
          <span className="text-text-muted">
            {listPlain(category.iab_categories.flatMap((id) => names.get(id) ?? []))}
          </span>
        </span>
      ),
    };
  }, [records]);
}

const figures = (
  key: string,
  label: string,
  number: (category: ContentCategory) => number,
): ShownColumn<ContentCategory> => ({
  key,
  label,
  text: (category) => String(number(category)),
  number,
  content: (category) => formatNumber(number(category)),
});

const CONTENT: readonly ShownColumn<ContentCategory>[] = [
  ...named,
  figures("publishers", "Publishers, 30 days", (category) => category.publishers_in_last_thirty_days),
  figures("videos", "Videos, 30 days", (category) => category.videos_monetized_in_last_thirty_days),
];

/** The subjects of publishers' videos. */
export function ContentTable({ view }: TableProps) {
  const { records, ...read } = useLookup(categories.content, {});
  const mapped = useMapped();
  const columns = useMemo(() => [...CONTENT, mapped], [mapped]);
  return (
    <LookupPage
      view={view}
      one="category"
      many="content categories"
      label="Content categories"
      read={read}
      rows={records}
      keyOf={({ id }) => id}
      columns={columns}
      about="What publishers make videos about. Targeting one takes all of its IAB categories."
    />
  );
}

/** The businesses of advertisers. */
export function BusinessTable({ view }: TableProps) {
  const { records, ...read } = useLookup(categories.business, {});
  const mapped = useMapped();
  const columns = useMemo<readonly ShownColumn<BusinessCategory>[]>(() => [...named, mapped], [mapped]);
  return (
    <LookupPage
      view={view}
      one="category"
      many="business categories"
      label="Business categories"
      read={read}
      rows={records}
      keyOf={({ id }) => id}
      columns={columns}
      about="What advertisers do. A line item with the objective preroll views names one or two."
    />
  );
}

/** How far each level of the tree is indented. */
const INDENTS = ["", "pl-5", "pl-10", "pl-15"] as const;

const IAB: readonly ShownColumn<TreeRow<IabCategory>>[] = [
  {
    key: "name",
    label: "Name",
    text: ({ record }) => categoryName(record),
    content: ({ record, depth }) => (
      <bdi
        title={categoryName(record)}
        className={`block max-w-96 truncate ${depth === 0 ? "font-medium" : (INDENTS[depth] ?? "pl-15")}`}
      >
        {categoryName(record)}
      </bdi>
    ),
  },
  { key: "path", label: "Belongs to", text: pathInWords },
  { key: "id", label: "Id", text: ({ record }) => record.id, identifier: true },
];

/** Categories of apps and sites, each below its parent. */
export function IabTable({ view }: TableProps) {
  const { records, ...read } = useIabCategories();
  const rows = useMemo(() => inTreeOrder(records), [records]);
  return (
    <LookupPage
      view={view}
      one="category"
      many="IAB categories"
      label="IAB categories"
      read={read}
      rows={rows}
      keyOf={({ record }) => record.id}
      columns={IAB}
      about="What apps and sites are about, each below what it belongs to."
    />
  );
}
