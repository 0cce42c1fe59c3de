import { Button } from "@/components/ui/button";
import { Name } from "@/components/ui/name";
import { Skeleton } from "@/components/ui/skeleton";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { Account } from "@/lib/ads/endpoints/accounts";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import type { AudiencePermission } from "@/lib/ads/endpoints/tailored-audience-permissions";
import { errorSentences } from "@/lib/ads/error-words";
import { levelName } from "@/lib/audiences/audience-words";
import { grantTo, notOwnerReason, type SharingColumn } from "@/lib/audiences/sharing";
import { knownValue } from "@/lib/remote-data";
import { SharingCell } from "./sharing-cell";
import type { Grants } from "./use-sharing";
import {
  cellKey,
  type SharingChanges,
  type SharingLevel,
  type SharingPlace,
  type ShownCell,
} from "./use-sharing-changes";

interface SharingTableProps {
  audiences: readonly CustomAudience[];
  columns: readonly SharingColumn[];
  /** The accounts that the handle can access, for the names of owners. */
  accounts: readonly Account[];
  grants: ReadonlyMap<string, Grants>;
  /** Why this person cannot share; undefined if they can. */
  mayNotShare: string | undefined;
  mayNotRevoke: string | undefined;
  changes: SharingChanges;
  onLevel: (cell: ShownCell, level: SharingLevel) => void;
  /** Shows the consequences first. */
  onRevoke: (cell: SharingPlace & { grant: AudiencePermission }) => void;
  onRetry: (audienceId: string) => void;
}

const BUSINESS: Readonly<Record<SharingColumn["business"], string>> = {
  same: "Same business",
  other: "Other business",
  unknown: "No business",
};

/** Audiences down, accounts across. The first column stays while the accounts scroll. */
export function SharingTable({ audiences, columns, ...cells }: SharingTableProps) {
  return (
    <Table aria-label="Sharing">
      <thead>
        <tr>
          <HeaderCell className="left-0 z-20! min-w-44">Audience</HeaderCell>
          {columns.map(({ accountId, name, business }) => (
            <HeaderCell key={accountId} className="h-12!">
              <span className="block max-w-44 truncate text-text" title={name ?? accountId}>
                {name ?? <span className="font-mono">{accountId}</span>}
              </span>
              <span className="block font-normal">{BUSINESS[business]}</span>
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {audiences.map((audience) => (
          <SharingRow key={audience.id} audience={audience} columns={columns} {...cells} />
        ))}
      </tbody>
    </Table>
  );
}

type SharingRowProps = Omit<SharingTableProps, "audiences"> & { audience: CustomAudience };

function SharingRow({
  audience,
  columns,
  accounts,
  grants,
  mayNotShare,
  mayNotRevoke,
  changes,
  onLevel,
  onRevoke,
  onRetry,
}: SharingRowProps) {
  const found = grants.get(audience.id);
  const knownGrants = (found && knownValue(found)) ?? [];
  return (
    <Row>
      <th
        scope="row"
        className="sticky left-0 z-10 h-row border-b bg-surface px-3 text-left font-medium"
        title={audience.name}
      >
        <Name className="block max-w-40 truncate sm:max-w-72">{audience.name}</Name>
      </th>
      {!audience.is_owner ? (
        <Cell
          colSpan={Math.max(columns.length, 1)}
          className="min-w-48 whitespace-normal! py-1 text-text-muted"
        >
          Shared with this account, {levelName(audience.permission_level).toLowerCase()}.{" "}
          {notOwnerReason(audience, accounts)}
        </Cell>
      ) : found?.state === "failed" ? (
        <Cell colSpan={Math.max(columns.length, 1)} role="alert" className="min-w-48 whitespace-normal! py-1">
          Who has it could not be read. {errorSentences(found.error)}{" "}
          <Button size="small" onClick={() => onRetry(audience.id)}>
            Try again
          </Button>
        </Cell>
      ) : (
        columns.map((column) => {
          const grant = grantTo(knownGrants, audience.id, column.accountId);
          const place = { audience, column };
          return (
            <Cell key={column.accountId}>
              {found?.state === "known" ? (
                <SharingCell
                  place={place}
                  grant={grant}
                  reason={mayNotShare ?? mayNotRevoke}
                  changing={changes.get(cellKey(place))}
                  onLevel={(level) => onLevel({ ...place, ...(grant && { grant }) }, level)}
                  onRevoke={() => grant && onRevoke({ ...place, grant })}
                />
              ) : (
                <Skeleton className="h-3 w-24" />
              )}
            </Cell>
          );
        })
      )}
    </Row>
  );
}
