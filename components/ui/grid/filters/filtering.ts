import type { Filter, FilterFields, FilterNames } from "@/lib/grid/filters";

/** The data for choosing and showing a grid's filters. */
export interface Filtering<Id extends string> {
  readonly fields: FilterFields<Id>;
  readonly names: FilterNames<Id>;
  readonly filters: readonly Filter<Id>[];
  /** Unreadable filters in the address, which are not applied. */
  readonly unreadable: readonly { readonly field: Id; readonly text: string }[];
  /** The currency of amounts. */
  readonly currency: string;
  /** Days are those of this zone. */
  readonly zone: string;
  readonly setFilter: (filter: Filter<Id>) => void;
  readonly removeFilter: (field: Id) => void;
  readonly clearFilters: () => void;
}

export const popupClass = "max-h-[min(var(--available-height),360px)] w-72 overflow-y-auto";
