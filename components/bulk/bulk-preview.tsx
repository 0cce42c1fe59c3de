"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useMemo, useRef } from "react";
import { useAccount } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Money } from "@/components/ui/money";
import { StatusShape } from "@/components/ui/status-mark";
import { fieldName } from "@/lib/ads/field-words";
import { type BudgetTotal, budgetTotals } from "@/lib/bulk/budget-totals";
import type { BulkPlan, ExcludedItem, PlannedItem } from "@/lib/bulk/bulk-plan";
import { valueInWords as usualWords } from "@/lib/field-values";
import { formatNumber } from "@/lib/format/numbers";
import { zoneOrUtc } from "@/lib/time/calendar";
import { RowWarning } from "./confirm-warnings";
import { RecordTitle } from "./named";

type Line =
  | { readonly kind: "change"; readonly item: PlannedItem }
  | { readonly kind: "warning"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "left"; readonly item: ExcludedItem };

const LINE_HEIGHT = 32;
const LINES_SHOWN = 8;

/** A value of a field in words, for fields that the resource formats itself. */
export type ValueInWords = (
  field: string,
  value: unknown,
  around: { readonly currency: string; readonly zone: string },
) => string;

/** The result for an item, where it is not shown as old → new; otherwise undefined. */
export type DescribeItem = (item: PlannedItem) => ReactNode;

const inUsualWords: ValueInWords = (field, value, { currency, zone }) =>
  usualWords(field, value, currency, zone);

interface BulkPreviewProps {
  plan: BulkPlan;
  /** The context does not name the changed fields. */
  namesFields?: boolean;
  valueInWords?: ValueInWords | undefined;
  describeItem?: DescribeItem | undefined;
}

/** Old → new for every record of a plan, then the skipped ones with the reason; only lines in view are rendered. */
export function BulkPreview({
  plan,
  namesFields = false,
  valueInWords = inUsualWords,
  describeItem,
}: BulkPreviewProps) {
  const { account } = useAccount();
  const zone = zoneOrUtc(account?.timezone);
  const scroller = useRef<HTMLDivElement>(null);
  const totals = useMemo(() => budgetTotals(plan.items), [plan.items]);
  const excluded = formatNumber(plan.excluded.length);
  const lines: readonly Line[] = [
    ...plan.items.flatMap((item): readonly Line[] => [
      { kind: "change", item },
      ...(plan.warnings?.get(item.key) ?? []).map((text) => ({ kind: "warning" as const, text })),
    ]),
    ...(plan.excluded.length > 0 ? [{ kind: "heading" as const, text: `${excluded} skipped` }] : []),
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
              onClick={() =>
                virtualizer.scrollToIndex(lines.length - plan.excluded.length - 1, { align: "start" })
              }
            >
              <StatusShape kind="attention" />
              {excluded} skipped: show why
            </Button>
          )}
        </div>
      )}
      <div
        ref={scroller}
        tabIndex={0}
        className="overflow-auto rounded-md border"
        // Room for the border, so that lines which fit do not scroll.
        style={{ height: Math.min(virtualizer.getTotalSize(), LINES_SHOWN * LINE_HEIGHT) + 2 }}
      >
        <ul aria-label="What changes" className="relative">
          <li aria-hidden style={{ height: virtualizer.getTotalSize() }} />
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const line = lines[index];
            return (
              line && (
                <li
                  key={index}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  aria-setsize={lines.length}
                  aria-posinset={index + 1}
                  style={{ transform: `translateY(${start}px)` }}
                  className="wrap-anywhere absolute inset-x-0 top-0 flex min-h-8 flex-wrap items-center gap-x-3 border-b px-3 py-1"
                >
                  <PreviewLine
                    line={line}
                    namesFields={namesFields}
                    describeItem={describeItem}
                    wordsOf={(field, value, currency) => valueInWords(field, value, { currency, zone })}
                  />
                </li>
              )
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** The total of all budgets in the plan. */
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

interface PreviewLineProps {
  line: Line;
  namesFields: boolean;
  describeItem: DescribeItem | undefined;
  wordsOf: (field: string, value: unknown, currency: string) => string;
}

/** Nothing is cut off: without a mouse the rest would be unreadable. */
function PreviewLine({ line, namesFields, describeItem, wordsOf }: PreviewLineProps) {
  if (line.kind === "heading") return <strong className="font-medium text-attention">{line.text}</strong>;
  if (line.kind === "warning") return <RowWarning>{line.text}</RowWarning>;
  if (line.kind === "left") {
    return (
      <>
        <RecordTitle
          name={line.item.name}
          within={line.item.within}
          className="flex-[1_1_10rem] text-text-muted"
        />
        <span className="sm:max-w-[68%] sm:text-right">{line.item.reason}</span>
      </>
    );
  }
  const described = describeItem?.(line.item);
  if (described) {
    return (
      <>
        <RecordTitle name={line.item.name} within={line.item.within} className="flex-[1_1_10rem]" />
        {described}
      </>
    );
  }
  const { before, differences } = line.item;
  const naming = differences.find(({ field }) => field === "name");
  if (before === undefined && typeof naming?.from === "string") {
    return (
      <>
        <RecordTitle
          name={line.item.name}
          within={line.item.within}
          className="flex-[1_1_10rem] font-medium text-accent-text"
        />
        <span className="text-text-muted sm:max-w-[50%] sm:text-right">
          copy of <bdi>{naming.from}</bdi>
        </span>
      </>
    );
  }
  const renames = naming !== undefined;
  return (
    <>
      {!renames && (
        <RecordTitle name={line.item.name} within={line.item.within} className="flex-[1_1_10rem]" />
      )}
      {differences.map(({ field, from, to }) => (
        <span
          key={field}
          className={classNames("tabular-nums", field === "name" ? "flex-[1_1_10rem]" : "text-right")}
        >
          <span className={namesFields ? "text-text-muted" : "sr-only"}>{fieldName(field)}: </span>
          <span className="text-text-muted line-through">{wordsOf(field, from, before?.currency ?? "")}</span>{" "}
          <span aria-hidden>→</span>{" "}
          <span className="font-medium text-accent-text">
            {field === "deleted" ? "deleted" : wordsOf(field, to, before?.currency ?? "")}
          </span>
        </span>
      ))}
      {renames && line.item.within !== undefined && (
        <bdi className="max-w-[40%] text-text-muted">{line.item.within}</bdi>
      )}
    </>
  );
}
