import Link from "next/link";
import { type AccountRoute, panelHref } from "@/components/shell/dashboard-route";
import { Name } from "@/components/ui/name";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";

/** A campaign's name, which opens its panel. */
export function CampaignLink({ route, campaign }: { route: AccountRoute; campaign: Campaign }) {
  return (
    <Link
      href={panelHref(route, "campaigns", campaign.id)}
      className="inline-flex min-h-6 min-w-0 items-center hover:underline"
    >
      <Name className="truncate">{campaign.name ?? campaign.id}</Name>
    </Link>
  );
}
