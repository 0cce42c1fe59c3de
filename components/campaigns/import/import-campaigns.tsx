"use client";

import { useCampaignContextHere } from "@/components/campaigns/use-campaign-context-here";
import { ImportPage, importSkeleton } from "@/components/import/import-page";
import { RoleGate } from "@/components/shell/role-gate";
import { batch } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGN_IMPORT, type CampaignImportTypes } from "@/lib/campaigns/import/campaign-import";
import { CampaignImportPreview } from "./campaign-import-preview";

/** Changes campaigns, and creates new ones, by the rows of a CSV file. */
export function ImportCampaigns() {
  return (
    <RoleGate needs={batch} title="Import campaigns" what="the import" verb="use" waiting={importSkeleton}>
      <Import />
    </RoleGate>
  );
}

function Import() {
  const place = useCampaignContextHere();
  return (
    <ImportPage<CampaignImportTypes> kind={CAMPAIGN_IMPORT} creates="creates a campaign">
      {(work, history, chooseAnother) => (
        <CampaignImportPreview
          key={work.file.id}
          work={work}
          history={history}
          place={place}
          chooseAnother={chooseAnother}
        />
      )}
    </ImportPage>
  );
}
