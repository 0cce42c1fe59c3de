import { classNames } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";
import { LIBRARY_PADDING, LIBRARY_ROW, LIBRARY_TILE, TILE_GAP, type TileSize } from "./tile-sizes";
import { useMediaView } from "./use-media-view";

/** More than a screen holds. */
const PLACES = Array.from({ length: 24 }, (_, index) => `place ${index}`);

/** Placeholder of the library before its first media arrive: tiles or rows, in their final places. */
export function MediaSkeleton() {
  const { view } = useMediaView();
  return view === "list" ? (
    <RowsSkeleton />
  ) : (
    <TilesSkeleton size={LIBRARY_TILE} className={LIBRARY_PADDING} />
  );
}

/** Placeholder tiles, in their final places. */
export function TilesSkeleton({ size, className }: { size: TileSize; className?: string }) {
  return (
    <div
      role="status"
      className={classNames(
        "grid h-full min-h-0 flex-1 content-start overflow-hidden [scrollbar-gutter:stable]",
        size.columnsClass,
        className,
      )}
    >
      <span className="sr-only">Reading the media library</span>
      {PLACES.map((key) => (
        <div key={key} className={classNames(TILE_GAP, size.heightClass)}>
          <Skeleton className="size-full rounded-md" />
        </div>
      ))}
    </div>
  );
}

function RowsSkeleton() {
  return (
    <div role="status" className="h-full min-h-0 flex-1 overflow-hidden [scrollbar-gutter:stable]">
      <span className="sr-only">Reading the media library</span>
      {PLACES.map((key) => (
        <div
          key={key}
          className={classNames("flex items-center gap-3 border-b pr-4 pl-12", LIBRARY_ROW.heightClass)}
        >
          <Skeleton className="h-10 w-16 shrink-0" />
          <Skeleton className="h-3 w-48" />
        </div>
      ))}
    </div>
  );
}
