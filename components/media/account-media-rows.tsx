import { ListBody, type ListedRows } from "@/components/shell/list-body";
import { TimeText } from "@/components/ui/time-text";
import {
  ACCOUNT_MEDIA_COLUMNS,
  type AccountMedia,
  type AccountMediaColumn,
  creativeTypeName,
  creativeTypeWhat,
} from "@/lib/media/account-media-view";

const whatOf = ({ deleted, creative_type }: AccountMedia) =>
  deleted ? "Deleted" : creativeTypeWhat(creative_type);

/** The account media, one a row. */
export function AccountMediaRows(list: ListedRows<AccountMedia, AccountMediaColumn>) {
  return (
    <ListBody
      page="account-media"
      label="Account media"
      columns={ACCOUNT_MEDIA_COLUMNS}
      look={{
        name: ({ creative_type }) => creativeTypeName(creative_type),
        beside: (medium) => <span className="hidden text-text-muted lg:inline">{whatOf(medium)}</span>,
        cells: {},
        phone: (medium) => (
          <div className="flex justify-between gap-3 text-text-muted">
            <span className="truncate">{whatOf(medium)}</span>
            <TimeText at={medium.created_at} zone={list.zone} show="day" />
          </div>
        ),
      }}
      {...list}
    />
  );
}
