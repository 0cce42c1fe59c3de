import { type ListColumn, ListTable } from "@/components/shell/list-table";
import type { ListSort } from "@/components/shell/sort-in-address";
import { NotSet } from "@/components/ui/absent";
import { Name } from "@/components/ui/name";
import { PhoneRow } from "@/components/ui/phone-row";
import { Cell, Row, RowName } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import {
  type AccountMedia,
  type AccountMediaColumn,
  creativeTypeName,
  creativeTypeWhat,
} from "@/lib/media/account-media-view";
import { accountMediaGraceKey } from "./account-media-panel";

interface AccountMediaRowsProps {
  media: readonly AccountMedia[];
  zone: string;
  /** The medium whose panel is open. */
  panel: string | null;
  order: {
    readonly sort: ListSort<AccountMediaColumn>;
    readonly sortBy: (column: AccountMediaColumn) => void;
  };
  /** What is about to be deleted (lib/jobs/grace). */
  leaving: ReadonlySet<string>;
  onOpen: (id: string) => void;
}

const COLUMNS = {
  type: { label: "Type", sort: "type", shrinks: 60 },
  created: { label: "Created", sort: "created" },
  changed: { label: "Changed", sort: "updated", from: 34 },
  address: { label: "Address", from: 60 },
} satisfies Record<string, ListColumn<AccountMediaColumn>>;

const whatOf = ({ deleted, creative_type }: AccountMedia) =>
  deleted ? "Deleted" : creativeTypeWhat(creative_type);

/** The account media, one a row. The type opens the panel. */
export function AccountMediaTable({ media, zone, panel, order, leaving, onOpen }: AccountMediaRowsProps) {
  return (
    <ListTable label="Account media" columns={Object.values(COLUMNS)} view={order}>
      {media.map((medium) => (
        <Row
          key={medium.id}
          selected={medium.id === panel}
          faded={medium.deleted}
          leaving={leaving.has(accountMediaGraceKey(medium.id))}
        >
          <Cell column={COLUMNS.type}>
            <RowName goesBy={medium.id} open={medium.id === panel} onClick={() => onOpen(medium.id)}>
              {creativeTypeName(medium.creative_type)}
            </RowName>
            <span className="ml-2 hidden text-text-muted lg:inline">{whatOf(medium)}</span>
          </Cell>
          <Cell column={COLUMNS.created}>
            <TimeText at={medium.created_at} zone={zone} show="day" />
          </Cell>
          <Cell column={COLUMNS.changed}>
            <TimeText at={medium.updated_at} zone={zone} show="day" />
          </Cell>
          <Cell column={COLUMNS.address} className="max-w-80 truncate text-text-muted">
            {medium.media_url === null ? <NotSet what="Unknown" /> : <Name>{medium.media_url}</Name>}
          </Cell>
        </Row>
      ))}
    </ListTable>
  );
}

/** The same on a phone. */
export function AccountMediaCards({ media, zone, panel, leaving, onOpen }: AccountMediaRowsProps) {
  return (
    <ul aria-label="Account media">
      {media.map((medium) => (
        <PhoneRow
          key={medium.id}
          name={creativeTypeName(medium.creative_type)}
          open={medium.id === panel}
          faded={medium.deleted}
          leaving={leaving.has(accountMediaGraceKey(medium.id))}
          onOpen={() => onOpen(medium.id)}
        >
          <div className="flex justify-between gap-3 text-text-muted">
            <span className="truncate">{whatOf(medium)}</span>
            <TimeText at={medium.created_at} zone={zone} show="day" />
          </div>
        </PhoneRow>
      ))}
    </ul>
  );
}
