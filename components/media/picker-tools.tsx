import { Switch } from "@/components/ui/checkbox";
import { PartlyRead } from "@/components/ui/partly-read";
import { SearchInput } from "@/components/ui/search-input";
import { Segmented } from "@/components/ui/segmented";
import { formatNumber } from "@/lib/format/numbers";
import { mediaTypeName } from "@/lib/media/verdict";
import { TagFilter } from "./media-toolbar";
import { UploadButton } from "./upload-area";
import type { OfferedMedia } from "./use-offered-media";

/** The filters of a picker, and the button to add media. */
export function PickerTools({ offered: { types, tags, narrowing, narrow } }: { offered: OfferedMedia }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput
        label="Search media"
        placeholder={tags.length > 0 ? "Name, file or tag" : "Name, file or key"}
        value={narrowing.search}
        onValueChange={(search) => narrow({ search })}
        className="flex-1 max-sm:basis-full"
      />
      {types.length > 1 && (
        <Segmented<string>
          label="Type"
          value={narrowing.type}
          onValueChange={(type) => narrow({ type })}
          options={[
            { value: "all", label: "All" },
            ...types.map((each) => ({ value: each, label: mediaTypeName(each) })),
          ]}
        />
      )}
      {tags.length > 0 && (
        <div className="w-32">
          <TagFilter value={narrowing.tag} tags={tags} onValueChange={(tag) => narrow({ tag })} />
        </div>
      )}
      <Switch checked={narrowing.onlyFitting} onCheckedChange={(onlyFitting) => narrow({ onlyFitting })}>
        Only what fits
      </Switch>
      <UploadButton tone="secondary">Upload</UploadButton>
    </div>
  );
}

/** The progress of reading and measuring the library. */
export function PickerState({ offered }: { offered: OfferedMedia }) {
  const { records, complete, error, measuring } = offered;
  return (
    <>
      <PartlyRead list={offered} many="files" />
      <p role="status" className="text-sm text-text-muted empty:hidden">
        {measuring > 0
          ? `Measuring ${formatNumber(measuring)} images…`
          : !complete && !error && records.length > 0
            ? `${formatNumber(records.length)} read so far…`
            : null}
      </p>
    </>
  );
}
