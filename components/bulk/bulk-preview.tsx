"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Money } from "@/components/ui/money";
import { StatusShape } from "@/components/ui/status-mark";
import { type BudgetTotal, budgetTotals } from "@/lib/bulk/budget-totals";
import type { BulkPlan, ExcludedItem, PlannedItem } from "@/lib/bulk/bulk-plan";
import { valueInWords } from "@/lib/field-values";
import { fieldName } from "@/lib/field-words";
import { Named } from "./named";

type Line =
  | { readonly kind: "change"; readonly item: PlannedItem }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "left"; readonly item: ExcludedItem };

const LINE_HEIGHT = 32;
const LINES_SHOWN = 8;

/** Old → new for every record of a plan, then those left alone with why; only lines in sight are drawn. */
export function BulkPreview({ plan }: { plan: BulkPlan }) {
  const scroller = useRef<HTMLDivElement>(null);
  const totals = useMemo(() => budgetTotals(plan.items), [plan.items]);
  const excluded = plan.excluded.length.toLocaleString("en-GB");
  const lines: readonly Line[] = [
    ...plan.items.map((item) => ({ kind: "change" as const, item })),
    ...(plan.excluded.length > 0 ? [{ kind: "heading" as const, text: `${excluded} left alone` }] : []),
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
    <div className="flex flex-col gap-2">
      {(totals.length > 0 || plan.excluded.length > 0) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {totals.map((total) => (
            <Total key={`${total.field} ${total.currency}`} {...total} />
          ))}
          {plan.excluded.length > 0 && (
            <Button
              tone="quiet"
              size="small"
              className="ml-auto"
              onClick={() => virtualizer.scrollToIndex(plan.items.length, { align: "start" })}
            >
              <StatusShape kind="attention" />
              {plan.excluded.length === 1 ? "1 stays as it is" : `${excluded} stay as they are`}: show why
            </Button>
          )}
        </div>
      )}
      <div
        ref={scroller}
        tabIndex={0}
        className="overflow-auto rounded-md border"
        // Room for the border, so that lines which fit do not scroll.
        style={{ height: Math.min(lines.length, LINES_SHOWN) * LINE_HEIGHT + 2 }}
      >
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
    </div>
  );
}

/** What all budgets of the plan come to. */
function Total({ field, currency, from, to }: BudgetTotal) {
  return (
    <p>
      {fieldName(field)}, together:{" "}
      {from !== undefined && (
        <>
          <Money micros={from} currency={currency} /> <span aria-hidden>→</span>{" "}
        </>
      )}
      <strong className="font-semibold">
        <Money micros={to} currency={currency} />
      </strong>
    </p>
  );
}

function PreviewLine({ line }: { line: Line }) {
  if (line.kind === "heading") return <strong className="font-medium text-attention">{line.text}</strong>;
  if (line.kind === "left") {
    return (
      <>
        <Named {...line.item} className="min-w-0 flex-1 truncate text-text-muted" />
        <span className="min-w-0 max-w-[72%] truncate text-right" title={line.item.reason}>
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
