"use client";

import { LayoutGrid, List, X } from "lucide-react";
import type { ReactNode } from "react";
import { ListSearch } from "@/components/shell/list-search";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { MEDIA_TYPES } from "@/lib/ads/endpoints/media-library";
import { AD_FORMAT_IDS, AD_FORMATS } from "@/lib/media/ad-formats";
import { type MediaTags, UNTAGGED } from "@/lib/media/media-tags";
import { MEDIA_SORTS, type MediaSort, RATIO_FILTERS } from "@/lib/media/media-view";
import { mediaTypeName } from "@/lib/media/verdict";
import type { MediaViewState } from "./use-media-view";

const ANY = "any";
/** No tag is empty. */
const ANY_TAG = "";

const RATIO_WORDS: Readonly<Record<string, string>> = { other: "Other ratios", unknown: "Ratio not known" };

const SORT_WORDS: Readonly<Record<MediaSort, string>> = {
  "created-desc": "Newest first",
  "created-asc": "Oldest first",
  "name-asc": "Name, A to Z",
  "name-desc": "Name, Z to A",
  "updated-desc": "Last changed first",
  "duration-desc": "Longest first",
};

/** The filter widths at which the whole toolbar fits into one row. */
const IN_ONE_ROW = {
  untagged: "@min-[65rem]:order-none @min-[65rem]:w-auto @min-[65rem]:grid-cols-[7rem_9rem_10rem_10rem]",
  tagged: "@min-[74rem]:order-none @min-[74rem]:w-auto @min-[74rem]:grid-cols-[7rem_9rem_10rem_8rem_10rem]",
} as const;

interface MediaToolbarProps {
  view: MediaViewState;
  tags: MediaTags;
  /** At its end, beside the look. */
  end: ReactNode;
}

/**
 * Search, filters, order and view of the library: one row if all fit; beside an open panel and on phones two, with the
 * view beside the search.
 */
export function MediaToolbar({ view, tags, end }: MediaToolbarProps) {
  const { set } = view;
  const tagged = tags.length > 0 || view.tag !== null;
  return (
    <div className="@container shrink-0 border-b">
      <div className="flex flex-wrap items-center gap-2 px-4 py-2">
        <ListSearch
          label="Search media"
          placeholder="Name, file, title or key"
          group="Media"
          value={view.q}
          onValueChange={(q) => void set({ q: q || null })}
        />
        <div
          className={classNames(
            "order-last grid w-full grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2",
            tagged ? IN_ONE_ROW.tagged : IN_ONE_ROW.untagged,
          )}
        >
          <Select
            aria-label="Type"
            value={view.type ?? ANY}
            onValueChange={(type) => void set({ type: type === ANY ? null : type })}
            options={[
              { value: ANY, label: "All types" },
              ...MEDIA_TYPES.map((type) => ({ value: type, label: `${mediaTypeName(type)}s` })),
            ]}
          />
          <Select
            aria-label="Ratio"
            value={view.ratio ?? ANY}
            onValueChange={(ratio) => void set({ ratio: ratio === ANY ? null : ratio })}
            options={[
              { value: ANY, label: "All ratios" },
              ...RATIO_FILTERS.map((ratio) => ({ value: ratio, label: RATIO_WORDS[ratio] ?? ratio })),
            ]}
          />
          <Select
            aria-label="Fits"
            value={view.fits ?? ANY}
            onValueChange={(fits) => void set({ fits: fits === ANY ? null : fits })}
            options={[
              { value: ANY, label: "Fits anywhere" },
              ...AD_FORMAT_IDS.map((id) => ({ value: id, label: `Fits ${AD_FORMATS[id].place}` })),
            ]}
          />
          {tagged && <TagFilter value={view.tag} tags={tags} onValueChange={(tag) => void set({ tag })} />}
          <Select
            aria-label="Order"
            className="max-sm:last:odd:col-span-2"
            value={view.sort}
            onValueChange={view.setSort}
            options={MEDIA_SORTS.map((sort) => ({ value: sort, label: SORT_WORDS[sort] }))}
          />
        </div>
        {view.filtered && (
          <Button
            tone="quiet"
            title="Clear filters"
            className="@max-md:w-8 @max-md:px-0 @min-[65rem]:@max-[80rem]:w-8 @min-[65rem]:@max-[80rem]:px-0"
            onClick={view.clear}
          >
            <X size={14} aria-hidden />
            <span className="@max-md:sr-only @min-[65rem]:@max-[80rem]:sr-only">Clear filters</span>
          </Button>
        )}
        <div className="ml-auto flex items-center gap-2">
          <Segmented
            label="Look"
            iconsOnly
            value={view.view}
            onValueChange={(next) => void set({ view: next })}
            options={[
              { value: "grid", label: "Grid", icon: <LayoutGrid size={14} aria-hidden /> },
              { value: "list", label: "List", icon: <List size={14} aria-hidden /> },
            ]}
          />
          {end}
        </div>
      </div>
    </div>
  );
}

interface TagFilterProps {
  value: string | null;
  tags: MediaTags;
  onValueChange: (tag: string | null) => void;
}

/**
 * One of the tags, or media without any. A tag in the address that is deleted, or another person's, is still shown.
 */
export function TagFilter({ value, tags, onValueChange }: TagFilterProps) {
  const names = tags.map(({ name }) => name);
  const known = value === null || value === UNTAGGED || names.includes(value);
  return (
    <Select
      aria-label="Tag"
      value={value ?? ANY_TAG}
      onValueChange={(tag) => onValueChange(tag === ANY_TAG ? null : tag)}
      options={[
        { value: ANY_TAG, label: "All tags" },
        ...(known ? names : [...names, value]).map((name) => ({ value: name, label: name })),
        { value: UNTAGGED, label: "Without tags" },
      ]}
    />
  );
}
