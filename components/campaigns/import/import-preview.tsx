import { type ReactNode, useMemo } from "react";
import type { KeptHistory } from "@/components/builder/use-kept-history";
import type { CampaignContext } from "@/components/campaigns/campaign-context";
import { FileNotes } from "@/components/import/file-notes";
import { PageBody } from "@/components/shell/page-header";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useReadAgain } from "@/lib/ads/client";
import { limitUse } from "@/lib/campaigns/campaign-limit";
import {
  beginCampaignImport,
  CAMPAIGN_IMPORT_ROWS_MAX,
  type CampaignImport,
} from "@/lib/campaigns/import/import-cells";
import { formatNumber } from "@/lib/format/numbers";
import { rereadWork } from "@/lib/import/work";
import { ImportRows } from "./import-rows";
import { useCampaignImport } from "./use-campaign-import";
import { useCampaignsNow } from "./use-campaigns-now";

interface ImportPreviewProps {
  work: CampaignImport;
  history: KeptHistory<CampaignImport | null>;
  place: CampaignContext;
  chooseAnother: ReactNode;
}

/** The rows of a file, as soon as there is an account to hold them against. */
export function CampaignImportPreview({ work, history, place, chooseAnother }: ImportPreviewProps) {
  const list = useCampaignsNow(place.accountId);
  const readAgain = useReadAgain();
  const found = useCampaignImport(work, history, list, place);
  const use = useMemo(() => limitUse(list.campaigns), [list.campaigns]);
  if (list.error && !list.complete) {
    return (
      <PageBody>
        <ErrorState title="The campaigns could not be read" error={list.error} onRetry={list.resume} />
      </PageBody>
    );
  }
  const { rows } = found;
  const ready = list.complete && (place.fundingComplete || place.fundingError !== null);
  return (
    <>
      <FileNotes
        file={work.file}
        rowsMax={CAMPAIGN_IMPORT_ROWS_MAX}
        onReread={(encoding) =>
          history.change((now) => now && rereadWork(now, encoding, beginCampaignImport), {
            label: "Language of the file",
          })
        }
      />
      {place.fundingError && !place.fundingComplete && (
        <div className="px-4 py-2">
          <ErrorState
            compact
            title="The funding instruments could not be read"
            error={place.fundingError}
            onRetry={readAgain}
          />
        </div>
      )}
      {ready && rows ? (
        <ImportRows
          {...found}
          rows={rows}
          work={work}
          history={history}
          place={place}
          list={list}
          use={use}
          chooseAnother={chooseAnother}
        />
      ) : (
        <PageBody>
          <p role="status" className="px-4 py-2 text-text-muted">
            {list.complete
              ? "Comparing the rows with the account…"
              : `Reading the campaigns of ${place.accountName}: ${formatNumber(list.campaigns.length)} so far…`}
          </p>
          <SkeletonRows
            label="Comparing the rows"
            columns={["w-24", "w-32", "w-80", "w-32", "w-32"]}
            rows={8}
          />
        </PageBody>
      )}
    </>
  );
}
