"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import type { BulkPlan, ExcludedItem, PlannedItem } from "@/lib/bulk/bulk-plan";
import { valueInWords } from "@/lib/campaigns/field-words";
import { fieldName } from "@/lib/history/field-words";
import { Named } from "./named";

type Line =
  | { readonly kind: "change"; readonly item: PlannedItem }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "left"; readonly item: ExcludedItem };

const LINE_HEIGHT = 32;

/** Old → new for every record of a plan, then those left alone with why; only lines in sight are drawn. */
export function BulkPreview({ plan }: { plan: BulkPlan }) {
  const scroller = useRef<HTMLDivElement>(null);
  const lines: readonly Line[] = [
    ...plan.items.map((item) => ({ kind: "change" as const, item })),
    ...(plan.excluded.length > 0
      ? [{ kind: "heading" as const, text: `${plan.excluded.length.toLocaleString("en-GB")} left alone` }]
      : []),
    ...plan.excluded.map((item) => ({ kind: "left" as const, item })),
  ];
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: 6,
    initialRect: { width: 700, height: 256 },
  });
  return (
    <div ref={scroller} tabIndex={0} className="h-64 overflow-auto rounded-md border">
      <ul aria-label="What changes" className="relative">
        <li aria-hidden style={{ height: virtualizer.getTotalSize() }} />
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const line = lines[index];
          return (
            line && (
              <li
                key={index}
                aria-setsize={lines.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
                className="absolute inset-x-0 top-0 flex h-8 items-center gap-3 border-b px-3"
              >
                <PreviewLine line={line} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

function PreviewLine({ line }: { line: Line }) {
  if (line.kind === "heading") return <strong className="font-medium text-attention">{line.text}</strong>;
  if (line.kind === "left") {
    return (
      <>
        <Named {...line.item} className="min-w-0 flex-1 truncate text-text-muted" />
        <span className="min-w-0 max-w-[60%] truncate text-right" title={line.item.reason}>
          {line.item.reason}
        </span>
      </>
    );
  }
  const { before, differences } = line.item;
  const renames = before !== undefined && differences.some(({ field }) => field === "name");
  return (
    <>
      {!renames && <Named {...line.item} className="min-w-0 flex-1 truncate" />}
      {differences.map(({ field, from, to }) => (
        <span
          key={field}
          className={classNames(
            "flex min-w-0 gap-1 tabular-nums",
            field === "name" ? "flex-1" : "justify-end",
          )}
          title={fieldName(field)}
        >
          <span className="min-w-0 truncate text-text-muted line-through">
            {valueInWords(field, from, before?.currency ?? "")}
          </span>{" "}
          <span aria-hidden>→</span>{" "}
          <span className="min-w-0 truncate font-medium text-accent-text">
            {field === "deleted" ? "deleted" : valueInWords(field, to, before?.currency ?? "")}
          </span>
        </span>
      ))}
      {renames && line.item.within !== undefined && (
        <bdi className="min-w-0 max-w-[40%] truncate text-text-muted">{line.item.within}</bdi>
      )}
    </>
  );
}
