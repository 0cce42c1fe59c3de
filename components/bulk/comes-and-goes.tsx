import type { ReactNode } from "react";

interface ComesAndGoesProps {
  /** In words; undefined where nothing is added, or removed. */
  comes: string | undefined;
  goes: string | undefined;
  /** Further details of the line. */
  children?: ReactNode;
}

/** What is added to and removed from one of many records, in a line of the preview. */
export function ComesAndGoes({ comes, goes, children }: ComesAndGoesProps) {
  return (
    <span className="sm:max-w-[68%] sm:text-right">
      {comes !== undefined && (
        <span className="font-medium text-accent-text">
          <span aria-hidden>+ </span>
          <span className="sr-only">Comes: </span>
          {comes}
        </span>
      )}
      {comes !== undefined && goes !== undefined && "; "}
      {goes !== undefined && (
        <span className="text-text-muted">
          <span className="sr-only">Goes: </span>
          <del>{goes}</del>
        </span>
      )}
      {children}
    </span>
  );
}
