import { RecordCards } from "@/components/records/record-cards";
import type { RecordCardsOf } from "@/components/records/record-grid";
import { RecordValue } from "@/components/records/record-value";
import { ChooseInRow } from "@/components/ui/choose-in-row";
import { PHONE_ROW, PhoneRowContent } from "@/components/ui/phone-row";
import { approvalName } from "@/lib/accounts/approval";
import { toggle } from "@/lib/lists/selection";
import { AD_COLUMNS, type AdColumn, type AdFilterId } from "@/lib/running/ad-columns";
import { AD_KINDS, type AdRow, adName } from "@/lib/running/ad-rows";
import { type AdAround, AdThumb } from "./ad-grid";

/** Ads on a phone. */
export function AdCards({
  lines,
  heads,
  around,
  view,
  selection,
  onSelection,
  leaving,
  onSight,
  figures,
}: RecordCardsOf<AdRow, AdColumn, AdFilterId, AdAround>) {
  return (
    <RecordCards
      label="Ads"
      lines={lines}
      heads={heads}
      height={149}
      selected={selection.ids}
      onSight={onSight}
      className={PHONE_ROW}
    >
      {(row) => (
        <PhoneRowContent
          name={<bdi>{adName(row)}</bdi>}
          open={row.id === view.panel}
          leaving={leaving.has(row.id)}
          faded={row.deleted}
          onOpen={() => view.setPanel(row.id)}
          start={
            <>
              <ChooseInRow
                label={`Select ${adName(row)}`}
                chosen={selection.ids.has(row.id)}
                disabled={row.deleted || leaving.has(row.id)}
                onChoose={() => onSelection(toggle(selection, row.id))}
              />
              <AdThumb row={row} sight={around.sight} className="h-9 w-14" />
            </>
          }
        >
          <bdi className="truncate text-text-muted">
            <Value column="item" row={row} around={around} />
          </bdi>
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <Value column="status" row={row} around={around} />
            <span className="text-text-muted">
              {AD_KINDS[row.kind]} · {approvalName(row.approval_status)}
            </span>
          </div>
          {figures(row)}
        </PhoneRowContent>
      )}
    </RecordCards>
  );
}

/** What stands in a cell of the grid too. */
const Value = ({ column, row, around }: { column: AdColumn; row: AdRow; around: AdAround }) => (
  <RecordValue value={AD_COLUMNS.of(column).value} row={row} around={around} />
);
