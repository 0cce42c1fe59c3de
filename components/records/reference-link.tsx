import Link from "next/link";
import type { ReactNode } from "react";
import type { CellAround } from "./record-value";

interface ReferenceLinkProps {
  /** Id of the referenced record; empty while it is unknown. */
  id: string;
  href: string;
  around: Pick<CellAround, "referredComes">;
  children: ReactNode;
}

/**
 * The name of another record in a cell, linked to it once loaded: a link without text is not understandable. The grid
 * is walked by keys, so the link is no tab stop.
 */
export function ReferenceLink({ id, href, around, children }: ReferenceLinkProps) {
  if (id === "" || around.referredComes(id)) return children;
  return (
    <Link href={href} prefetch={false} tabIndex={-1} className="min-w-0 truncate leading-6 hover:underline">
      {children}
    </Link>
  );
}
