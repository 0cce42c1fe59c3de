import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The next thing to do. */
  action?: ReactNode;
}

/** That there is nothing, why, and what to do next. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    // Takes the focus if it replaces a list that had it.
    <div
      tabIndex={-1}
      data-empty-state
      className="mx-auto flex max-w-md flex-col items-center gap-1 px-6 py-16 text-center focus-visible:outline-none"
    >
      <h2 className="font-semibold text-lg">{title}</h2>
      {children && <div className="text-text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
