import type { Metadata } from "next";
import { CompareDrafts } from "@/components/drafts/compare-drafts";

export const metadata: Metadata = { title: "Compare drafts" };

export default function CompareDraftsPage() {
  return <CompareDrafts />;
}
