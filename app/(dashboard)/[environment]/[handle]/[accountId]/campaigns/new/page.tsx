import type { Metadata } from "next";
import { NewCampaignFlow } from "@/components/guided/new-campaign";

export const metadata: Metadata = { title: "New campaign" };

export default function NewCampaignPage() {
  return <NewCampaignFlow />;
}
