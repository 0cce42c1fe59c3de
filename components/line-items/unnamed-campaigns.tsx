import type { LineItemCampaigns } from "@/components/records/use-line-item-campaigns";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { explainError } from "@/lib/ads/error-words";

/** Explains why ids are shown instead of campaign names, and reads the names. Nothing while all are known. */
export function UnnamedCampaigns({ unnamed }: Pick<LineItemCampaigns, "unnamed">) {
  if (!unnamed) return null;
  const { what, next } = explainError(unnamed.error);
  return (
    <Banner
      tone="attention"
      live
      title="Not every campaign could be read: where a name is missing, its ID is shown."
      action={
        <Button size="small" busy={unnamed.reading} onClick={unnamed.retry}>
          Try again
        </Button>
      }
    >
      {what}. {next}
    </Banner>
  );
}
