import type { ComponentType } from "react";
import type { AnyChange } from "@/lib/staged/staged-resource";
import { CardFigures, cardFigures } from "./card-figures";
import type { RecordCardsOf, RecordRowsProps } from "./record-grid";
import type { RecordGridKind } from "./record-grid-kind";
import type { CellAround, ShownRecord } from "./record-value";
import { useGroupPictures } from "./use-group-pictures";
import type { RecordGroups, RecordLine } from "./use-record-lines";

interface RecordCardRowsProps<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
> extends RecordRowsProps<Row, Column, FilterId, Around> {
  kind: RecordGridKind<Row, Column, FilterId, Change, Around>;
  Cards: ComponentType<RecordCardsOf<Row, Column, FilterId, Around>>;
  /** The rows in groups where the view asks for that. */
  lines: readonly RecordLine<Row>[];
  groups: RecordGroups;
}

/** The records of a resource on a phone: cards, grouped if the view is. */
export function RecordCardRows<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
>({ kind, Cards, lines, groups, ...props }: RecordCardRowsProps<Row, Column, FilterId, Change, Around>) {
  const { rows, around, view } = props;
  const { resource } = kind;
  const { closed, setClosed, group, sort } = view;
  const { seenOf, pictureOf } = useGroupPictures(kind, { rows, group, around });
  return (
    <Cards
      {...props}
      lines={lines}
      heads={{
        seenOf,
        draw: (head) =>
          groups && (
            <groups.CardGroupHead
              head={head}
              picture={pictureOf(head)}
              resource={resource}
              sums={cardFigures(resource.columns, sort.column).flatMap(({ id, label }) => {
                const sums = head.sums.get(id) ?? [];
                return sums.length === 0 ? [] : [{ label, sums }];
              })}
              onToggle={() => setClosed(groups.toggledIn(closed, head.key))}
            />
          ),
      }}
      figures={(row) => (
        <CardFigures columns={resource.columns} sortedBy={sort.column} row={row} around={around} />
      )}
    />
  );
}
