import { useAccount, usePermission } from "@/components/shell/account";
import { NotSet } from "@/components/ui/absent";
import { ErrorState } from "@/components/ui/error-state";
import { PartlyRead } from "@/components/ui/partly-read";
import { SkeletonRows } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { list } from "@/lib/ads/endpoints/account-apps";

const skeleton = <SkeletonRows label="Reading apps" columns={["w-40", "w-24", "w-40"]} rows={2} />;

/** The apps that are connected with the account. They are connected at the service, not here. */
export function AccountApps({ zone }: { zone: string }) {
  const { permissions } = useAccount();
  const { allowed, reason } = usePermission(list);
  if (allowed) return <Apps zone={zone} />;
  return permissions.state === "pending" ? skeleton : <p className="text-text-muted">{reason}</p>;
}

function Apps({ zone }: { zone: string }) {
  const { accountId } = useAccount();
  const apps = useAdsList(list, { account_id: accountId, count: PAGE_MAX });
  if (apps.error && apps.records.length === 0) {
    return <ErrorState compact title="The apps could not be read" error={apps.error} onRetry={apps.resume} />;
  }
  if (apps.pending) return skeleton;
  if (apps.records.length === 0) {
    return (
      <p className="text-text-muted">
        No app is connected. Apps are connected with the service itself; they appear here then.
      </p>
    );
  }
  return (
    <>
      <PartlyRead list={apps} many="apps" />
      <ul aria-label="Apps" className="divide-y rounded-md border">
        {apps.records.map((app) => (
          <li key={app.id} className="flex flex-col gap-0.5 px-3 py-2">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <bdi className="wrap-anywhere font-medium">{app.app_store_identifier}</bdi>
              <span className="text-text-muted">{app.os_type}</span>
            </span>
            <span className="text-text-muted">
              Conversions are {app.conversion_tracking_enabled ? "tracked" : "not tracked"} · deep link{" "}
              {app.deep_link_pattern === null ? (
                <NotSet />
              ) : (
                <code className="wrap-anywhere font-mono text-sm">{app.deep_link_pattern}</code>
              )}{" "}
              · changed <TimeText at={app.updated_at} zone={zone} show="day" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
