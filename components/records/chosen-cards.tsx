"use client";

import type { ReactNode } from "react";
import { ChooseInRow } from "@/components/ui/choose-in-row";
import { CutName } from "@/components/ui/name";
import { PHONE_ROW, PhoneRowContent } from "@/components/ui/phone-row";
import { toggle } from "@/lib/lists/selection";
import { RecordCards } from "./record-cards";
import type { RecordCardsOf } from "./record-grid";
import type { CellAround, ShownRecord } from "./record-value";

interface ChosenCardsProps<Row, Column extends string, FilterId extends string, Around extends CellAround>
  extends RecordCardsOf<Row, Column, FilterId, Around> {
  /** "Campaigns". */
  label: string;
  /** Height of a card in pixels. */
  height: number;
  className?: string;
  nameOf: (row: Row) => string;
  /** Behind the box that the record is chosen by. */
  start?: (row: Row) => ReactNode;
  /** At the end of a card, unless its record is deleted. */
  end?: (row: Row) => ReactNode;
  /** The content below the name. */
  children: (row: Row) => ReactNode;
}

/** Records on a phone, each with a checkbox; the name opens its panel, figures come last. */
export function ChosenCards<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Around extends CellAround,
>({
  label,
  height,
  className,
  nameOf,
  start,
  end,
  children,
  lines,
  heads,
  view,
  selection,
  onSelection,
  pendingDeletions,
  onSight,
  figures,
}: ChosenCardsProps<Row, Column, FilterId, Around>) {
  return (
    <RecordCards
      label={label}
      lines={lines}
      heads={heads}
      height={height}
      selected={selection.ids}
      onSight={onSight}
      className={className ?? PHONE_ROW}
    >
      {(row) => {
        const gone = row.deleted || pendingDeletions.has(row.id);
        return (
          <PhoneRowContent
            name={<CutName>{nameOf(row)}</CutName>}
            open={row.id === view.panel}
            pendingDeletion={pendingDeletions.has(row.id)}
            faded={row.deleted}
            onOpen={() => view.setPanel(row.id)}
            start={
              <>
                <ChooseInRow
                  label={`Select ${nameOf(row)}`}
                  chosen={selection.ids.has(row.id)}
                  disabled={gone}
                  onChoose={() => onSelection(toggle(selection, row.id))}
                />
                {start?.(row)}
              </>
            }
            end={!gone && end?.(row)}
          >
            {children(row)}
            {figures(row)}
          </PhoneRowContent>
        );
      }}
    </RecordCards>
  );
}
