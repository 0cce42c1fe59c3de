import type { Metadata } from "next";
import { Funding } from "@/components/funding/funding";

export const metadata: Metadata = { title: "Funding" };

export default function FundingPage() {
  return <Funding />;
}
