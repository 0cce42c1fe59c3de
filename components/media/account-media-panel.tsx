import { useAccount, usePermission } from "@/components/shell/account";
import { NotSet } from "@/components/ui/absent";
import { DeleteButton } from "@/components/ui/delete-button";
import { ErrorState } from "@/components/ui/error-state";
import { Fact, Facts, IdFact, PanelSection, RawRecord, TimeFact } from "@/components/ui/facts";
import { CopyableId } from "@/components/ui/identifier";
import { type Opened, RecordPanel } from "@/components/ui/record-panel";
import { Skeleton } from "@/components/ui/skeleton";
import { useAdsList, useAdsMutation } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as accountMedia from "@/lib/ads/endpoints/account-media";
import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import { plural } from "@/lib/format/plurals";
import { type AccountMedia, creativeTypeName, creativeTypeWhat } from "@/lib/media/account-media-view";

/** Key of a row in the grace window of its deletion. */
export const accountMediaGraceKey = (id: string) => `account media ${id}`;

/** One medium of the account: its properties, the line items that show it, and how to delete it. */
export function AccountMediaPanel({ zone, ...opened }: Opened<AccountMedia> & { zone: string }) {
  return (
    <RecordPanel one="file" {...opened} name={({ creative_type }) => creativeTypeName(creative_type)}>
      {(shown) => <Details key={shown.id} medium={shown} zone={zone} onDeleting={opened.onClose} />}
    </RecordPanel>
  );
}

interface DetailsProps {
  medium: AccountMedia;
  zone: string;
  onDeleting: () => void;
}

function Details({ medium, zone, onDeleting }: DetailsProps) {
  const { accountId } = useAccount();
  const may = usePermission(mediaCreatives.list);
  const shows = useAdsList(
    mediaCreatives.list,
    { account_id: accountId, count: PAGE_MAX },
    { enabled: may.allowed },
  );
  const lineItems = shows.records.filter(({ account_media_id: id }) => id === medium.id);
  return (
    <>
      <PanelSection title="File">
        <p className="mb-2 text-text-muted">{creativeTypeWhat(medium.creative_type)}</p>
        <Facts>
          <IdFact value={medium.id} label="account media id" />
          <Fact name="Type">{medium.creative_type}</Fact>
          <Fact name="Video id">
            {medium.video_id === null ? <NotSet /> : <CopyableId value={medium.video_id} label="video id" />}
          </Fact>
          <Fact name="Address">
            {medium.media_url === null ? <NotSet /> : <CopyableId value={medium.media_url} label="address" />}
          </Fact>
          <TimeFact name="Created" at={medium.created_at} zone={zone} />
          <TimeFact name={medium.deleted ? "Deleted" : "Changed"} at={medium.updated_at} zone={zone} />
        </Facts>
      </PanelSection>
      <PanelSection title="Line items that show it">
        {!may.allowed ? (
          <p className="text-text-muted">{may.reason}</p>
        ) : shows.error ? (
          <ErrorState
            compact
            title="Line items could not be read"
            error={shows.error}
            onRetry={shows.resume}
          />
        ) : !shows.complete ? (
          <Skeleton className="h-3 w-40" />
        ) : lineItems.length === 0 ? (
          <p className="text-text-muted">None.</p>
        ) : (
          <ul className="flex flex-col">
            {lineItems.map(({ id, line_item_id: lineItem }) => (
              <li key={id}>
                <CopyableId value={lineItem} label="line item id" />
              </li>
            ))}
          </ul>
        )}
      </PanelSection>
      {!medium.deleted && (
        <PanelSection title="Delete">
          <Deletion
            medium={medium}
            impact={may.allowed && shows.complete ? lineItems.length : undefined}
            onDeleting={onDeleting}
          />
        </PanelSection>
      )}
      <RawRecord record={medium} />
    </>
  );
}

interface DeletionProps {
  medium: AccountMedia;
  /** Line items that show it; undefined while unknown. */
  impact: number | undefined;
  onDeleting: () => void;
}

function Deletion({ medium, impact, onDeleting }: DeletionProps) {
  const { accountId } = useAccount();
  const { reason } = usePermission(accountMedia.remove);
  const remove = useAdsMutation(accountMedia.remove);
  const hit =
    impact === undefined
      ? "Line items that show it lose it."
      : impact === 0
        ? "No line item shows it."
        : `${impact} ${plural(impact, { one: "line item loses", other: "line items lose" })} it.`;
  return (
    <DeleteButton
      what="file"
      name={creativeTypeName(medium.creative_type)}
      consequence={hit}
      graceKey={accountMediaGraceKey(medium.id)}
      disabledReason={reason}
      onDeleting={onDeleting}
      send={() => remove.mutateAsync({ account_id: accountId, account_media_id: medium.id })}
    />
  );
}
