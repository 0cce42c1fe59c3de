import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { NotSet } from "@/components/ui/absent";
import { classNames } from "@/components/ui/class-names";
import { countedText } from "@/lib/format/figure-text";
import { formatNumber } from "@/lib/format/numbers";
import { counted, plural } from "@/lib/format/plurals";
import type { GridColumns, Layout } from "@/lib/grid/columns";
import type { GroupHead, GroupSum } from "@/lib/grid/group-head";
import { ChooseCell } from "./choose-cell";
import { GridCell } from "./grid-cell";
import { SumList } from "./sum-list";

/** The words for the rows of a list: "campaign", "campaigns". */
export interface ListedAs {
  readonly one: string;
  readonly many: string;
}

interface GridGroupRowProps<Id extends string> {
  head: GroupHead;
  /** Place among the lines, from 0. */
  index: number;
  top: number;
  columns: GridColumns<Id>;
  layout: Layout<Id>;
  /** The room at the sides of cells. */
  padding: "px-2" | "px-3";
  /** Shown in front of its name. */
  picture?: ReactNode | undefined;
  /** The kind of its rows. */
  resource: ListedAs;
  chosen: ReadonlySet<string>;
  focused?: Id | "select" | undefined;
}

/** The header of a group: its name, its number of rows, and the totals of their amounts. */
export function GridGroupRow<Id extends string>({
  head,
  index,
  top,
  columns,
  layout,
  padding,
  picture,
  resource,
  chosen,
  focused,
}: GridGroupRowProps<Id>) {
  const { label, ids, count, open, sums } = head;
  const taken = ids.reduce((sum, id) => sum + Number(chosen.has(id)), 0);
  const all = taken > 0 && taken === ids.length;
  // The name may go on over cells that stay empty.
  const summed = layout.findIndex(({ id }) => sums.has(id));
  const room = layout
    .slice(0, summed < 0 ? layout.length : summed)
    .reduce((width, placed) => width + placed.width, 0);
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      aria-selected={all}
      data-row={head.id}
      style={{ transform: `translateY(${top}px)` }}
      className="absolute inset-x-0 top-0 grid h-row cursor-pointer grid-cols-(--grid) border-b bg-surface-sunken [contain:layout_style] hover:bg-surface-hover"
    >
      <ChooseCell
        label={`Select all ${counted(count, resource.one, resource.many)} of ${label}`}
        tabIndex={focused === "select" ? 0 : -1}
        chosen={all}
        some={taken > 0 && !all}
        disabled={ids.length === 0}
      />
      {layout.map(({ id }, position) => {
        const found = sums.get(id);
        return (
          <GridCell
            key={id}
            column={id}
            position={position}
            focused={focused === id}
            numeric={columns.of(id).numeric}
            expanded={position === 0 ? open : undefined}
            padding={padding}
          >
            {position === 0 ? (
              <span
                className="flex w-max min-w-full shrink-0 items-center gap-1.5 bg-inherit"
                style={{ maxWidth: `calc(${room}px - 1.5rem)` }}
              >
                <ChevronRight
                  size={14}
                  aria-hidden
                  className={classNames("shrink-0 text-text-muted", open && "rotate-90")}
                />
                {picture}
                <bdi className="min-w-0 truncate font-semibold" title={label}>
                  {label}
                </bdi>
                <GroupCount count={count} resource={resource} />
              </span>
            ) : (
              found && <Sums sums={found} among={ids.length} resource={resource} />
            )}
          </GridCell>
        );
      })}
    </div>
  );
}

/** The number of rows of a group; the unit is only announced. */
export const GroupCount = ({ count, resource: { one, many } }: { count: number; resource: ListedAs }) => (
  <span className="shrink-0 text-text-muted tabular-nums">
    {formatNumber(count)} <span className="sr-only">{plural(count, { one, other: many })}</span>
  </span>
);

interface SumsProps {
  sums: readonly GroupSum[];
  /** How many rows could have an amount. */
  among: number;
  resource: ListedAs;
}

function Sums({ sums, among, resource: { one, many } }: SumsProps) {
  if (sums.length === 0)
    return (
      <NotSet what={plural(among, { one: `This ${one} has none`, other: `None of these ${many} has one` })} />
    );
  const rows = sums.reduce((sum, each) => sum + each.rows, 0);
  const all = counted(among, one, many);
  const of =
    rows === among
      ? plural(among, { one: all, other: `all ${all}` })
      : `${rows} of ${all}, the others have none`;
  const results = sums.flatMap((sum) => (sum.counted === undefined ? [] : [countedText(sum)]));
  return (
    <span className="truncate" title={`Together, running or not: ${[...results, of].join("; ")}`}>
      <span className="sr-only">Together </span>
      <SumList sums={sums} />
    </span>
  );
}
