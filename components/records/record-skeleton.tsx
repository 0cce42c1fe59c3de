import { CHOOSE_WIDTH } from "@/components/ui/grid/choose-cell";
import { Skeleton } from "@/components/ui/skeleton";
import { gridTemplate, type Layout } from "@/lib/grid/columns";
import type { Density } from "@/lib/grid/rows";
import { type RecordColumns, usualLayout } from "@/lib/records/record-columns";

interface RecordSkeletonProps<Row, Column extends string> {
  kind: {
    readonly resource: { readonly many: string; readonly columns: RecordColumns<Column, Row> };
    readonly padding: string;
  };
  /** Their final view, once known. */
  view?: { readonly layout: Layout<Column>; readonly density: Density };
}

/** Shown for the records of a grid while they are read, in columns of the final widths. */
export function RecordSkeleton<Row, Column extends string>({
  kind: {
    resource: { many, columns },
    padding,
  },
  view,
}: RecordSkeletonProps<Row, Column>) {
  const layout = view?.layout ?? usualLayout(columns, 0);
  const gridTemplateColumns = gridTemplate(columns, layout, CHOOSE_WIDTH);
  return (
    <div role="status" data-waiting data-density={view?.density} className="min-h-0 overflow-hidden">
      <span className="sr-only">Reading {many}</span>
      <div className="h-8 border-b bg-surface-sunken max-md:hidden" />
      {Array.from({ length: 20 }, (_, row) => `row ${row}`).map((row) => (
        <div
          key={row}
          aria-hidden
          className="grid h-row items-center border-b max-md:h-16"
          style={{ gridTemplateColumns }}
        >
          <Skeleton className="mx-auto size-3.5" />
          {layout.map(({ id }) => (
            <span key={id} className={padding}>
              <Skeleton className="h-3 w-3/5" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
