import { useRouter } from "next/navigation";
import { useCallback, useMemo } from "react";
import { useCampaignStaging } from "@/components/campaigns/staged/use-campaign-staging";
import { useAccount, useMay } from "@/components/shell/account";
import { runOnceThere } from "@/components/shell/commands";
import { accountHref } from "@/components/shell/place";
import { toast } from "@/components/ui/toast";
import { type Campaign, update } from "@/lib/ads/endpoints/campaigns";
import { fieldName } from "@/lib/campaigns/field-words";
import { restoring } from "@/lib/campaigns/restore";
import { valueInWords } from "@/lib/field-values";

/** A field that can have an old value back. */
export interface Restore {
  /** "Restore the daily budget: 50.00 EUR". */
  readonly label: string;
  readonly disabledReason: string | undefined;
  readonly run: () => void;
}

export type RestoreOf = (field: string, before: unknown) => Restore | undefined;

/**
 * Gives fields of a campaign old values back. Nothing is sent: the change is staged among the account's others, to
 * be reviewed and published with them.
 *
 * @param campaign what the history is of; undefined where it is of something else, of which nothing can be restored
 */
export function useRestore(campaign: Campaign | undefined) {
  const account = useAccount();
  const router = useRouter();
  const { reason } = useMay(update);
  const { planned, staged, stageOne } = useCampaignStaging(
    account.accountId,
    useMemo(() => (campaign ? [campaign] : []), [campaign]),
  );
  const [now] = planned.records;
  const href = accountHref(account, "campaigns");
  const review = useCallback(() => {
    runOnceThere("campaigns.review", href);
    router.push(href);
  }, [router, href]);
  const restoreOf: RestoreOf = useCallback(
    (field, before) => {
      const restored = now && restoring(now, field, before);
      if (!restored) return undefined;
      const words = `${fieldName(field)}: ${valueInWords(field, asText(before), now.currency)}`;
      return {
        label: `Restore ${words}`,
        disabledReason: reason ?? restored.problem,
        run: () => {
          stageOne(now, restored.change);
          toast({
            title: `Staged ${words}`,
            description: "Nothing is sent before you publish it.",
            action: { label: "Review", onClick: review },
          });
        },
      };
    },
    [now, reason, stageOne, review],
  );
  const waits = now !== undefined && staged.some(({ id }) => id === now.id);
  return { restoreOf, review: waits ? review : undefined };
}

const asText = (value: unknown) => (typeof value === "number" ? String(value) : value);
