import Link from "next/link";
import { type ReactNode, useMemo } from "react";
import { PostPreviewBox } from "@/components/drafts/post-preview-box";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/dashboard-route";
import { PanelStatistics } from "@/components/statistics/panel-statistics";
import { NotSet } from "@/components/ui/absent";
import { Fact, Facts, IdFact, PanelSection, RawRecord, TimeFact } from "@/components/ui/facts";
import { CopyableId } from "@/components/ui/identifier";
import { LinkButton } from "@/components/ui/link-button";
import { type Opened, RecordPanel } from "@/components/ui/record-panel";
import { Skeleton } from "@/components/ui/skeleton";
import { StatusMark } from "@/components/ui/status-mark";
import { approvalName } from "@/lib/accounts/approval";
import { deliveryLine, reasonSentence } from "@/lib/delivery/delivery-words";
import { AD_KINDS, type AdRow, adCountedAs, adName } from "@/lib/running/ad-rows";
import { type AdAround, AdThumb } from "./ad-grid";
import { RemoveAd } from "./remove-ads";

interface Shown {
  row: AdRow;
  around: AdAround;
}

/** Everything about one ad: its preview, whether it serves, and its line item and campaign. */
export function AdPanel({ around, ...opened }: Opened<AdRow> & { around: AdAround }) {
  return (
    <RecordPanel
      one="ad"
      {...opened}
      name={adName}
      actions={({ lineItemId }) => (
        <LinkButton href={around.itemHref(lineItemId)} prefetch={false} size="small">
          Open its line item
        </LinkButton>
      )}
      footer={(shown) => <RemoveAd key={shown.id} row={shown} onRemoving={opened.onClose} />}
    >
      {(shown) => <Details key={shown.id} row={shown} around={around} />}
    </RecordPanel>
  );
}

function Details({ row, around }: Shown) {
  const place = useAccount();
  const { recordId, currency, objective } = row;
  const measured = useMemo(
    () => ({ id: recordId, currency, ...(objective !== undefined && { objective }) }),
    [recordId, currency, objective],
  );
  return (
    <>
      <Picture row={row} around={around} />
      <PanelSection title="Delivery">
        {around.referredComes(row.lineItemId) ? (
          <Skeleton className="my-1.5 h-3 w-24" />
        ) : (
          <Serves row={row} around={around} />
        )}
      </PanelSection>
      <div className="px-4 py-4">
        <PanelStatistics entity={adCountedAs(row.id).entity} row={measured} many="ads" zone={around.zone} />
      </div>
      <PanelSection title="Ad">
        <Facts>
          <Fact name="Line item">
            <NamedUp id={row.lineItemId} href={around.itemHref(row.lineItemId)} around={around} />
          </Fact>
          <Fact name="Campaign">
            <NamedUp id={row.campaignId} href={around.campaignHref(row.campaignId)} around={around} />
          </Fact>
          <Fact name="Kind">{AD_KINDS[row.kind]}</Fact>
          <Fact name="Approval">{approvalName(row.approval_status)}</Fact>
          {row.kind === "media" && <Fact name="Destination">{row.landingUrl ?? <NotSet />}</Fact>}
          <TimeFact name="Created" at={row.created_at} zone={around.zone} show="time-and-zone" />
          <IdFact value={row.recordId} label="ad id" />
          <Fact name="Shows">
            {row.kind === "account" ? (
              <CopyableId value={row.shows} label="user id" />
            ) : (
              <Up
                href={panelHref(place, row.kind === "post" ? "drafts/published" : "media/account", row.shows)}
              >
                {row.shows}
              </Up>
            )}
          </Fact>
        </Facts>
      </PanelSection>
      <RawRecord record={row.record} />
    </>
  );
}

/** Whether it serves, and every reason why not. */
const Serves = ({ row: { delivery }, around }: Shown) => (
  <>
    <p className="font-medium">
      <StatusMark kind={delivery.status.kind}>{deliveryLine(delivery)}</StatusMark>
    </p>
    {delivery.reasons.map((reason) => (
      <p key={`${reason.cause} ${reason.code}`} className="mt-2">
        {reasonSentence(reason, around.zone)}{" "}
        <code className="font-mono text-text-muted text-xs">{reason.code}</code>
      </p>
    ))}
  </>
);

function Picture({ row, around: { sight } }: Shown) {
  const post = row.kind === "post" ? sight.postById.get(row.shows) : undefined;
  if (post) {
    return (
      <div className="bg-surface-sunken">
        <PostPreviewBox post={post} userId={post.user.id} stage="published" />
      </div>
    );
  }
  if (row.kind !== "media") return null;
  return (
    <div className="flex justify-center bg-surface-sunken p-4">
      <AdThumb row={row} sight={sight} className="h-40 w-64" />
    </div>
  );
}

interface NamedUpProps {
  /** Empty while it is not known. */
  id: string;
  href: string;
  around: AdAround;
}

/** The parent of an ad, by its name. */
function NamedUp({ id, href, around }: NamedUpProps) {
  if (around.referredComes(id)) return <Skeleton className="my-1.5 h-3 w-40" />;
  if (id === "") return <NotSet what="Not known" />;
  return <Up href={href}>{around.referredName(id)}</Up>;
}

const Up = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} prefetch={false} className="min-w-0 text-accent-text leading-6 hover:underline">
    <bdi className="wrap-anywhere">{children}</bdi>
  </Link>
);
