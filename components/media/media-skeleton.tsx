import { Skeleton } from "@/components/ui/skeleton";

const PLACES = Array.from({ length: 12 }, (_, index) => `place ${index}`);

/** Tiles before the first media arrive, in their final size. */
export function MediaSkeleton() {
  return (
    <div
      role="status"
      className="grid min-h-0 flex-1 grid-cols-[repeat(auto-fill,minmax(196px,1fr))] gap-3 overflow-hidden p-4"
    >
      <span className="sr-only">Reading the media library</span>
      {PLACES.map((key) => (
        <Skeleton key={key} className="h-60 w-full" />
      ))}
    </div>
  );
}
