import Link from "next/link";
import { type AccountRoute, notServingHref } from "@/components/shell/dashboard-route";
import { StatusShape } from "@/components/ui/status-mark";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { isBlocking } from "@/lib/delivery/causes";
import { reasonWords } from "@/lib/delivery/delivery-words";
import { counted } from "@/lib/format/plurals";
import { type Attention, needingAttention } from "@/lib/overview/attention";
import { CampaignLink } from "./campaign-link";
import { NothingHere, OverviewSection } from "./overview-section";

/** Campaigns named for one reason; the list has the others. */
const NAMED_MAX = 3;

/** What keeps campaigns that are switched on from serving, and what helps. */
export function AttentionList({ route, campaigns }: { route: AccountRoute; campaigns: readonly Campaign[] }) {
  const groups = needingAttention(campaigns);
  return (
    <OverviewSection title="Needs attention" note="active campaigns that do not serve">
      {groups.length === 0 ? (
        <NothingHere>Every active campaign serves.</NothingHere>
      ) : (
        <ul className="divide-y">
          {groups.map((group) => (
            <Group key={group.reason.cause ?? group.reason.code} route={route} group={group} />
          ))}
        </ul>
      )}
    </OverviewSection>
  );
}

function Group({ route, group: { reason, campaigns } }: { route: AccountRoute; group: Attention }) {
  const { name, meaning, fix } = reasonWords(reason);
  return (
    <li className="flex gap-2 px-3 py-3">
      <StatusShape kind={isBlocking(reason.cause) ? "blocked" : "attention"} className="mt-1" />
      <div className="min-w-0">
        <Link href={notServingHref(route, reason.code)} className="font-medium hover:underline">
          {name}: {counted(campaigns.length, "campaign")}
        </Link>
        <p className="text-sm text-text-muted">
          {meaning} {"advice" in fix && fix.advice}
        </p>
        <ul className="mt-1 flex flex-col">
          {campaigns.slice(0, NAMED_MAX).map((campaign) => (
            <li key={campaign.id} className="flex min-w-0">
              <CampaignLink route={route} campaign={campaign} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
