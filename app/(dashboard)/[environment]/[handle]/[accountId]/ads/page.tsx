import type { Metadata } from "next";
import { Ads } from "@/components/running/ads";

export const metadata: Metadata = { title: "Ads" };

export default function AdsPage() {
  return <Ads />;
}
