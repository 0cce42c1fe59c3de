import { NotSet } from "@/components/ui/absent";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { formatNumber } from "@/lib/format/numbers";

/** How many people the service matched. None is a number; not told yet is not. */
export function AudienceSize({ audience }: { audience: Pick<CustomAudience, "audience_size"> }) {
  if (audience.audience_size === null) return <NotSet what="No size yet" />;
  return formatNumber(audience.audience_size);
}
