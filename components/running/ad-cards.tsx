import { ChosenCards } from "@/components/records/chosen-cards";
import type { RecordCardsOf } from "@/components/records/record-grid";
import { RecordValue } from "@/components/records/record-value";
import { approvalName } from "@/lib/accounts/approval";
import { AD_COLUMNS, type AdColumn, type AdFilterId } from "@/lib/running/ad-columns";
import { AD_KINDS, type AdRow, adName } from "@/lib/running/ad-rows";
import { type AdAround, AdThumb } from "./ad-grid";

/** Ads on a phone. */
export function AdCards(cards: RecordCardsOf<AdRow, AdColumn, AdFilterId, AdAround>) {
  const { around } = cards;
  return (
    <ChosenCards
      {...cards}
      label="Ads"
      height={149}
      nameOf={adName}
      start={(row) => <AdThumb row={row} sight={around.sight} className="h-9 w-14" />}
    >
      {(row) => (
        <>
          <bdi className="truncate text-text-muted">
            <Value column="item" row={row} around={around} />
          </bdi>
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <Value column="status" row={row} around={around} />
            <span className="text-text-muted">
              {AD_KINDS[row.kind]} · {approvalName(row.approval_status)}
            </span>
          </div>
        </>
      )}
    </ChosenCards>
  );
}

/** The same value as in a cell of the grid. */
const Value = ({ column, row, around }: { column: AdColumn; row: AdRow; around: AdAround }) => (
  <RecordValue value={AD_COLUMNS.of(column).value} row={row} around={around} />
);
