import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";

interface OverviewSectionProps {
  title: string;
  /** Beside the title: the scope of the figures. */
  note?: ReactNode;
  children: ReactNode;
}

/** One part of the overview, with a heading. */
export function OverviewSection({ title, note, children }: OverviewSectionProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col rounded-md border bg-surface">
      <header className="flex flex-wrap items-baseline gap-x-3 border-b px-3 py-2">
        <h2 className="font-semibold">{title}</h2>
        {note !== undefined && <span className="text-sm text-text-muted">{note}</span>}
      </header>
      {children}
    </section>
  );
}

/** Shown when there is nothing to list. */
export const NothingHere = ({ children }: { children: ReactNode }) => (
  <p className="px-3 py-3 text-text-muted">{children}</p>
);

/** Shown while rows are read. */
export const SectionSkeleton = () => (
  <div role="status" className="flex flex-col gap-3 p-4">
    <span className="sr-only">Reading…</span>
    <Skeleton className="h-3 w-3/4" />
    <Skeleton className="h-3 w-1/2" />
    <Skeleton className="h-3 w-2/3" />
  </div>
);
