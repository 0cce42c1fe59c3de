"use client";

import { useKeptHistory } from "@/components/builder/use-kept-history";
import { useCampaignContextHere } from "@/components/campaigns/use-campaign-context-here";
import { ImportFrame } from "@/components/import/import-frame";
import { useAccount } from "@/components/shell/account";
import { RoleGate } from "@/components/shell/role-gate";
import { EmptyState } from "@/components/ui/empty-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { batch } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGNS } from "@/lib/campaigns/campaign-resource";
import {
  beginCampaignImport,
  CAMPAIGN_IMPORT_ROWS_MAX,
  type CampaignImport,
  isKeptCampaignImport,
} from "@/lib/campaigns/import/import-cells";
import { campaignImportTemplate } from "@/lib/campaigns/import/import-template";
import { formatNumber } from "@/lib/format/numbers";
import { forgetResults } from "@/lib/import/results";
import { CampaignImportPreview } from "./import-preview";

const skeleton = (
  <SkeletonRows label="Reading the import" columns={["w-24", "w-32", "w-80", "w-32", "w-32"]} rows={6} />
);

const TITLE = "Import campaigns";
const MOST = formatNumber(CAMPAIGN_IMPORT_ROWS_MAX);
const nothing = (): CampaignImport | null => null;

/** Changes campaigns, and creates new ones, by the rows of a CSV file. */
export function ImportCampaigns() {
  return (
    <RoleGate needs={batch} title={TITLE} what="the import" verb="use" waiting={skeleton}>
      <Import />
    </RoleGate>
  );
}

function Import() {
  const { accountId, environment } = useAccount();
  const place = useCampaignContextHere();
  const history = useKeptHistory({
    name: "campaign import",
    accountId,
    initial: nothing,
    isValue: isKeptCampaignImport,
  });
  return (
    <ImportFrame
      title={TITLE}
      template={{ name: "campaigns template.csv", content: campaignImportTemplate }}
      history={history}
      rowsMax={CAMPAIGN_IMPORT_ROWS_MAX}
      begin={beginCampaignImport}
      onStartOver={() => void forgetResults({ resource: CAMPAIGNS.many, environment, accountId })}
      skeleton={skeleton}
      empty={(choose) => (
        <EmptyState title="Drop a CSV file here, or paste rows" action={choose("Choose a file", "primary")}>
          Export campaigns, change them in a spreadsheet and drop the file here, or copy its rows with the
          names of their columns and paste them, {MOST} rows at most. A row with an id changes that campaign;
          a row without one creates a campaign. You see every change before anything is sent.
        </EmptyState>
      )}
    >
      {(work, chooseAnother) => (
        <CampaignImportPreview
          key={work.file.id}
          work={work}
          history={history}
          place={place}
          chooseAnother={chooseAnother}
        />
      )}
    </ImportFrame>
  );
}
