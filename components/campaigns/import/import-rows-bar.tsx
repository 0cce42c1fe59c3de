import type { KeptHistory } from "@/components/builder/use-kept-history";
import { ImportBar } from "@/components/import/import-bar";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { CAMPAIGNS } from "@/lib/campaigns/campaign-resource";
import { CAMPAIGN_IMPORT_FIELDS } from "@/lib/campaigns/import/column-names";
import type { CampaignImport } from "@/lib/campaigns/import/import-cells";
import { formatNumber } from "@/lib/format/numbers";
import { fieldHeading } from "@/lib/grid/csv-columns";
import { saveReport } from "@/lib/import/report";
import type { ShownCampaignRow, useCampaignImport } from "./use-campaign-import";

interface ImportRowsBarProps extends Pick<ReturnType<typeof useCampaignImport>, "plan" | "progress"> {
  rows: readonly ShownCampaignRow[];
  work: CampaignImport;
  /** Whether what is typed is kept on this device. */
  kept: KeptHistory<CampaignImport | null>["kept"];
  /** Why nothing can be sent now, whatever the rows say. */
  waits: string | undefined;
  /** Why the rows cannot be sent. */
  reason: string | undefined;
  onShowWrong: () => void;
  onRetry: () => void;
  onStart: () => void;
}

/** The button that sends the rows, and what became of those that were sent. */
export function ImportRowsBar({
  rows,
  plan,
  progress,
  work,
  kept,
  waits,
  reason,
  onShowWrong,
  onRetry,
  onStart,
}: ImportRowsBarProps) {
  const account = useAccount();
  const busy = progress.job !== undefined;
  const count = (state: ShownCampaignRow["state"]) => rows.filter((row) => row.state === state).length;
  const [impossible, refused, done] = [count("impossible"), count("failed"), count("done")];
  const report = () =>
    saveReport(work.file.name, rows, {
      fields: CAMPAIGN_IMPORT_FIELDS.filter((field) => rows.some(({ cells }) => cells[field] !== undefined)),
      heading: fieldHeading,
      identifiers: ["id", "funding_instrument_id"],
      idColumn: "campaign_id",
      doneWord: "done",
    });
  return (
    <ImportBar
      progress={progress}
      done={done > 0 ? `${formatNumber(done)} done` : undefined}
      kept={kept}
      note={requestsOf(plan)}
      wrong={impossible}
      onShowWrong={onShowWrong}
      refused={refused}
      retryReason={waits}
      onRetry={onRetry}
      onReport={done + refused > 0 ? report : undefined}
    >
      {plan.items.length === 0 && done > 0 && !busy ? (
        <LinkButton href={accountHref(account, "campaigns")} tone="primary">
          Go to the campaigns
        </LinkButton>
      ) : (
        <Button tone="primary" busy={busy} disabledReason={reason} onClick={onStart}>
          {plan.items.length === 0 ? "Import" : plan.title}
        </Button>
      )}
    </ImportBar>
  );
}

function requestsOf({ requests }: Pick<ImportRowsBarProps["plan"], "requests">): string | undefined {
  if (requests < 2) return requests === 1 ? "Sends one request" : undefined;
  return `Sends ${formatNumber(requests)} requests of at most ${CAMPAIGNS.batchMax} ${CAMPAIGNS.many} each`;
}
