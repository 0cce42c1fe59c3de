import type { Metadata } from "next";
import { ImportCampaigns } from "@/components/campaigns/import/import-campaigns";

export const metadata: Metadata = { title: "Import campaigns" };

export default function ImportCampaignsPage() {
  return <ImportCampaigns />;
}
