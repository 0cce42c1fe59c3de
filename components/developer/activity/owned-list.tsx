import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import type { CallError } from "@/lib/ads/errors";
import { formatNumber } from "@/lib/format/numbers";

interface OwnedListProps<Item> {
  /** "Webhooks". */
  label: string;
  query: Pick<UseQueryResult<unknown, CallError>, "error" | "refetch">;
  /** Undefined until they have been read. */
  items: readonly Item[] | undefined;
  /** The service has more than the first page. */
  more?: boolean | undefined;
  /** Shown when the list is empty. */
  none: ReactNode;
  /** A `li` for each. */
  children: (item: Item) => ReactNode;
}

/** The application's items of one kind, one below the other. */
export function OwnedList<Item>({ label, query, items, more, none, children }: OwnedListProps<Item>) {
  const { error, refetch } = query;
  if (!items) {
    return error ? (
      <ErrorState compact title={`${label} could not be read`} error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows label={`Reading ${label.toLowerCase()}`} columns={["w-48", "w-32"]} rows={2} />
    );
  }
  if (items.length === 0) return <p className="text-text-muted">{none}</p>;
  return (
    <>
      <ul aria-label={label} className="divide-y rounded-md border">
        {items.map(children)}
      </ul>
      {more && (
        <p className="mt-2 text-sm text-text-muted">
          The first {formatNumber(items.length)}; the API explorer reads the others.
        </p>
      )}
    </>
  );
}

interface OwnedItemProps {
  name: ReactNode;
  /** What to show about it. */
  about: ReactNode;
  pendingDeletion?: boolean;
  /** Buttons. */
  children?: ReactNode;
}

export function OwnedItem({ name, about, pendingDeletion = false, children }: OwnedItemProps) {
  return (
    <li
      className={classNames(
        "flex flex-wrap items-center gap-2 px-3 py-2",
        pendingDeletion && "line-through opacity-55",
      )}
    >
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-0.5">
        <span className="wrap-anywhere font-medium">{name}</span>
        <span className="wrap-anywhere text-text-muted">{about}</span>
      </div>
      {children && <div className="flex shrink-0 items-center gap-2">{children}</div>}
    </li>
  );
}
