import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import type { GroupHead, GroupSum } from "@/lib/grid/group-head";
import { GroupCount, type ListedAs } from "./grid-group-row";
import { SumList } from "./sum-list";

interface CardGroupHeadProps {
  head: GroupHead;
  /** Shown in front of its name. */
  picture: ReactNode;
  /** The kind of its rows. */
  resource: ListedAs;
  /** The totals of its rows, by the column's label. */
  sums: readonly { readonly label: string; readonly sums: readonly GroupSum[] }[];
  onToggle: () => void;
}

/** The header of a group on a phone: a tap shows or hides its rows. */
export function CardGroupHead({ head, picture, resource, sums, onToggle }: CardGroupHeadProps) {
  const { label, count, open } = head;
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="flex min-h-14 w-full min-w-0 items-center gap-3 px-4 py-2 text-left"
    >
      <ChevronRight
        size={14}
        aria-hidden
        className={classNames("shrink-0 text-text-muted", open && "rotate-90")}
      />
      {picture}
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex min-w-0 gap-1.5">
          <bdi className="min-w-0 truncate font-semibold" title={label}>
            {label}
          </bdi>{" "}
          <GroupCount count={count} resource={resource} />
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm empty:hidden">
          {sums.map((each) => (
            <span key={each.label}>
              <span className="text-text-muted">{each.label}</span> <SumList sums={each.sums} />
            </span>
          ))}
        </span>
      </span>
    </button>
  );
}
