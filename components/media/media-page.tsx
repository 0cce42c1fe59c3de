"use client";

import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { useAccount } from "@/components/shell/account";
import { type Command, useCommands } from "@/components/shell/commands";
import { ExportMenu } from "@/components/shell/export-menu";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { RoleGate } from "@/components/shell/role-gate";
import { shownCount } from "@/components/shell/shown-count";
import { Button } from "@/components/ui/button";
import { usePendingDeletions } from "@/components/ui/delete-later";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { PartlyRead } from "@/components/ui/partly-read";
import { useReadAgain } from "@/lib/ads/client";
import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import { formatNumber } from "@/lib/format/numbers";
import { NOTHING_SELECTED } from "@/lib/lists/selection";
import { mediaExport } from "@/lib/media/export";
import { sizeStore } from "@/lib/media/known-sizes";
import { arrangeMedia } from "@/lib/media/media-view";
import { ChosenMedia } from "./chosen-media";
import { mediaPendingDeletion } from "./delete-media";
import { LibraryRow, LibraryTile } from "./library-tile";
import { MediaPanel } from "./media-panel";
import { MediaSkeleton } from "./media-skeleton";
import { MediaTabs } from "./media-tabs";
import { MediaTiles } from "./media-tiles";
import { MediaToolbar } from "./media-toolbar";
import { LIBRARY_PADDING, LIBRARY_ROW, LIBRARY_TILE } from "./tile-sizes";
import { UploadArea, UploadButton, UploadCommand } from "./upload-area";
import { UploadShelf } from "./upload-shelf";
import { useMediaLibrary, useTranscoding } from "./use-media-library";
import { useMeasuredImages, useMediaSizes } from "./use-media-sizes";
import { TagsContext, useMediaTags } from "./use-media-tags";
import { useMediaView } from "./use-media-view";
import { useTileChoosing } from "./use-tile-choosing";

/** Keys that the library handles itself. */
const CHOOSING: readonly Command[] = [
  { id: "media.choose", label: "Select the file", group: "In the library", keys: "x" },
  { id: "media.range", label: "Select up to the file", group: "In the library", keys: "shift+x" },
  { id: "media.all", label: "Select all that match", group: "In the library", keys: "mod+a" },
  { id: "media.clear", label: "Clear the selection", group: "In the library", keys: "escape" },
];

/** Everything that was uploaded for an account: search, formats, renaming, uploads. */
export function MediaPage() {
  return (
    <RoleGate needs={mediaLibrary.list} what="the media library" title="Media" waiting={<MediaSkeleton />}>
      <Library />
    </RoleGate>
  );
}

function Library() {
  const { account } = useAccount();
  const view = useMediaView();
  useCommands(CHOOSING);
  const list = useMediaLibrary();
  const { records, complete, pending, error } = list;
  const readAgain = useReadAgain();
  useTranscoding(records);
  // Sizes arrive while tiles are rendered: only a view that depends on them is rearranged for each.
  const needsSizes = view.ratio !== null || view.fits !== null;
  const sizes = useMediaSizes(needsSizes);
  const tagging = useMediaTags();
  const { byMedia: tags } = tagging;
  const measuring = useMeasuredImages(records, needsSizes);
  const waiting = usePendingDeletions();
  const pendingDeletions = useMemo(() => mediaPendingDeletion(waiting), [waiting]);
  const filter = useDeferredValue(view.filter);
  const shown = useMemo(
    () => arrangeMedia(records, sizes, filter, view.sort, tags),
    [records, sizes, filter, view.sort, tags],
  );
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const choosing = useTileChoosing(shown, pendingDeletions, selection, setSelection);
  const chosen = useMemo(
    () => records.filter(({ media_key: key }) => selection.ids.has(key) && !pendingDeletions.has(key)),
    [records, selection, pendingDeletions],
  );
  const into = useMemo(() => mediaExport({ sizeOf: (key) => sizeStore.get().get(key), tags }), [tags]);
  const { panel, openPanel } = view;
  const activate = useCallback(
    ({ media_key: key }: mediaLibrary.Media) => openPanel(key === panel ? null : key),
    [panel, openPanel],
  );
  const follow = useCallback(
    ({ media_key: key }: mediaLibrary.Media) => {
      if (panel !== null) openPanel(key);
    },
    [panel, openPanel],
  );
  const open = records.find(({ media_key }) => media_key === panel);
  const grid = view.view === "grid";
  return (
    <UploadArea className="flex min-h-0 flex-1 flex-col" onUse={openPanel}>
      <UploadCommand />
      <PageHeader
        title="Media"
        count={shownCount({ shown: shown.length, all: records.length, complete })}
        tabs={<MediaTabs current="library" />}
        actions={<UploadButton />}
      />
      <MediaToolbar
        view={view}
        tags={tagging.tags}
        end={<ExportMenu into={into} shown={shown} chosen={chosen} complete={complete} />}
      />
      <UploadShelf />
      <PartlyRead list={list} many="files" />
      {measuring > 0 && (
        <p role="status" className="shrink-0 border-b px-4 py-1 text-sm text-text-muted">
          Measuring {formatNumber(measuring)} images…
        </p>
      )}
      {error && records.length === 0 ? (
        <PageBody>
          <ErrorState title="The media library could not be read" error={error} onRetry={readAgain} />
        </PageBody>
      ) : pending ? (
        <MediaSkeleton />
      ) : records.length === 0 ? (
        <PageBody>
          <EmptyState title="No media yet" action={<UploadButton>Upload the first</UploadButton>}>
            Images, GIFs and videos that cards, polls, conversations and posts are made of. Drop files
            anywhere on this page.
          </EmptyState>
        </PageBody>
      ) : shown.length === 0 ? (
        <PageBody>
          <EmptyState title="No file matches" action={<Button onClick={view.clear}>Clear filters</Button>}>
            {complete ? "Nothing in the library passes these filters." : "The library is still being read."}
          </EmptyState>
        </PageBody>
      ) : (
        <TagsContext value={tags}>
          <MediaTiles
            // Another view has other sizes: the virtual list starts over.
            key={view.view}
            label="Media library"
            media={shown}
            content={grid ? LibraryTile : LibraryRow}
            tileWidth={grid ? LIBRARY_TILE.width : "row"}
            tileHeight={grid ? LIBRARY_TILE.height : LIBRARY_ROW.height}
            selected={selection.ids}
            choosing={choosing}
            current={panel ?? undefined}
            pendingDeletions={pendingDeletions}
            onActivate={activate}
            onMove={follow}
            className={grid ? LIBRARY_PADDING : ""}
          />
        </TagsContext>
      )}
      {chosen.length > 0 && (
        <ChosenMedia
          media={chosen}
          library={records}
          matching={choosing.matching}
          hidden={chosen.length - choosing.chosen}
          tagging={tagging}
          onSelectAll={choosing.chooseAll}
          onClear={choosing.chooseNone}
        />
      )}
      <MediaPanel
        id={panel}
        record={open}
        asked={{ error, refetch: readAgain }}
        // A new upload is included in the next reading.
        gone={complete && !list.fetching && open === undefined}
        library={records}
        tagging={tagging}
        zone={account?.timezone ?? "UTC"}
        onClose={() => openPanel(null)}
      />
    </UploadArea>
  );
}
