import { useAdsQuery } from "@/lib/ads/client";
import * as webhooks from "@/lib/ads/endpoints/webhooks";

/** The application's webhooks, and where each of them delivers to. */
export function useWebhooks() {
  const query = useAdsQuery(webhooks.list, {});
  const records = query.data?.data.data;
  /** Its id where it is not known. */
  const addressOf = (id: string) => records?.find((webhook) => webhook.id === id)?.url ?? id;
  return { query, records, addressOf };
}
