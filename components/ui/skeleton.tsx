import { classNames } from "./class-names";

/** A placeholder: give it the width and height of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames("skeleton block", className ?? "h-3 w-24")} />;
}

interface SkeletonRowsProps {
  /** What is being read, for screen readers: "Reading campaigns". */
  label: string;
  rows?: number;
  /** Widths of the columns as classes, the same as those of the final rows. */
  columns: readonly string[];
}

/** Rows before the first records arrive, in their final widths. */
export function SkeletonRows({ label, rows = 12, columns }: SkeletonRowsProps) {
  return (
    <div role="status" data-waiting className="w-full overflow-hidden">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <div key={row} aria-hidden className="flex h-row items-center border-b">
          {columns.map((width, column) => (
            <span key={columns.slice(0, column + 1).join(" ")} className={classNames("px-3", width)}>
              <Skeleton className="h-3 w-3/5" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
