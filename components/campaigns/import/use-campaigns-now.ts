import { useCampaignsUnderWay } from "@/components/records/use-changes-under-way";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { list } from "@/lib/ads/endpoints/campaigns";

/** All current campaigns of an account, including deleted ones and drafts. */
export function useCampaignsNow(accountId: string) {
  const pages = useAdsList(list, {
    account_id: accountId,
    count: PAGE_MAX,
    with_draft: true,
    with_deleted: true,
  });
  const campaigns = useCampaignsUnderWay(accountId, pages.records);
  return { ...pages, campaigns };
}
