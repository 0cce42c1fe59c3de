import { useMemo } from "react";
import { list } from "@/lib/ads/endpoints/placements";
import { useLookup } from "@/lib/ads/use-lookup";
import { placementNames, productName } from "@/lib/line-items/line-item-words";
import { LookupPage } from "./lookup-page";
import type { ShownColumn } from "./lookup-rows";
import type { LookupView } from "./use-lookup-view";

interface Combination {
  readonly product: string;
  readonly placements: readonly string[];
}

const COLUMNS: readonly ShownColumn<Combination>[] = [
  { key: "placements", label: "Placements", text: ({ placements }) => placementNames(placements) },
  { key: "product", label: "Product", text: ({ product }) => productName(product) },
  {
    key: "codes",
    label: "Placement codes",
    text: ({ placements }) => placements.join(","),
    identifier: true,
  },
  { key: "type", label: "Product type", text: ({ product }) => product, identifier: true },
];

/** Which placements can be combined in a line item. */
export function PlacementTable({ view }: { view: LookupView }) {
  const { records, ...read } = useLookup(list, {});
  const rows = useMemo(
    () =>
      records.flatMap(({ product_type: product, placements }) =>
        placements.map((combination): Combination => ({ product, placements: combination })),
      ),
    [records],
  );
  return (
    <LookupPage
      view={view}
      one="combination"
      many="combinations"
      label="Placements"
      read={read}
      rows={rows}
      keyOf={({ product, placements }) => `${product} ${placements.join()}`}
      columns={COLUMNS}
      about="Placements that a line item may combine, by its product."
    />
  );
}
