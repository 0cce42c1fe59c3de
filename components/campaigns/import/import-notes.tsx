import { ConfirmLarge } from "@/components/bulk/confirm-large";
import { ConfirmWarnings, type usePassed } from "@/components/bulk/confirm-warnings";
import { Banner } from "@/components/ui/banner";
import { countInWords } from "@/lib/bulk/bulk-plan";
import { type LimitUse, limitWarning } from "@/lib/campaigns/campaign-limit";
import { CAMPAIGNS } from "@/lib/campaigns/campaign-resource";
import type { ImportPlan } from "@/lib/campaigns/import/import-plan";
import { plural } from "@/lib/format/plurals";

interface ImportNotesProps {
  plan: ImportPlan;
  use: LimitUse;
  confirmed: boolean;
  onConfirmed: (confirmed: boolean) => void;
  warned: ReturnType<typeof usePassed>;
}

/** What has to be known, or said yes to, before the file is imported. */
export function ImportNotes({ plan, use, confirmed, onConfirmed, warned }: ImportNotesProps) {
  const { created, starting, drafts, large } = plan;
  const warning = created - drafts > 0 ? limitWarning(use, created - drafts) : undefined;
  return (
    <>
      {starting > 0 && (
        <Banner
          tone="attention"
          title={`${countInWords(NEW, starting)} ${plural(starting, { one: "starts", other: "start" })} at once.`}
        >
          The file says ACTIVE. Other new campaigns are created paused.
        </Banner>
      )}
      {warning && <Banner tone="attention">{warning}</Banner>}
      <ConfirmLarge count={large} amount="budget" confirmed={confirmed} onConfirmed={onConfirmed} />
      <ConfirmWarnings {...warned} about={countInWords(CAMPAIGNS, warned.count)} />
    </>
  );
}

const NEW = { ...CAMPAIGNS, one: `new ${CAMPAIGNS.one}`, many: `new ${CAMPAIGNS.many}` };
