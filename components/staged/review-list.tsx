"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { useNarrow } from "@/components/shell/use-narrow";
import { classNames } from "@/components/ui/class-names";
import type { PlannedItem } from "@/lib/bulk/bulk-plan";
import type { Review } from "@/lib/staged/review";
import { linesOf } from "@/lib/staged/review-lines";
import type { AnyChange, StagedRecord, StagedResource } from "@/lib/staged/staged-resource";
import { lineHeight, type ReviewActions, ReviewLine } from "./review-line";

interface ReviewListProps<Item extends PlannedItem, Record extends StagedRecord, Change extends AnyChange>
  extends ReviewActions<Record, Change> {
  resource: StagedResource<Record, Change>;
  review: Review<Item, Record, Change>;
  zone: string;
}

/** Every changed field, after conflicts and impossible changes; only lines in view are rendered. */
export function ReviewList<Item extends PlannedItem, Record extends StagedRecord, Change extends AnyChange>({
  resource,
  review,
  zone,
  onTakeBack,
  onDecide,
}: ReviewListProps<Item, Record, Change>) {
  const narrow = useNarrow();
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(resource.resource, review), [resource, review]);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => lineHeight(lines[index], narrow),
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: 6,
    initialRect: { width: 700, height: 384 },
  });
  // The pressed button disappears with its line; the focus stays in the list.
  const stay = () => scroller.current?.focus();
  const actions: ReviewActions<Record, Change> = {
    onTakeBack: (about, field) => {
      onTakeBack(about, field);
      stay();
    },
    onDecide: (label, conflicts, wins) => {
      onDecide(label, conflicts, wins);
      stay();
    },
  };
  if (lines.length === 0) return <p className="text-text-muted">Nothing is staged any more.</p>;
  return (
    <div
      ref={scroller}
      tabIndex={-1}
      className="max-h-96 overflow-y-auto rounded-md border"
      style={{ height: virtualizer.getTotalSize() + 2 }}
    >
      <ul aria-label="Staged changes" className="relative">
        <li aria-hidden style={{ height: virtualizer.getTotalSize() }} />
        {virtualizer.getVirtualItems().map(({ index, start, size, key }) => {
          const line = lines[index];
          return (
            line && (
              <li
                key={key}
                aria-setsize={lines.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)`, height: size }}
                className={classNames(
                  "absolute inset-x-0 top-0 flex items-center gap-3 px-3",
                  index > 0 && "border-t",
                )}
              >
                <ReviewLine
                  resource={resource}
                  line={line}
                  conflicts={review.conflicts}
                  zone={zone}
                  narrow={narrow}
                  {...actions}
                />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
