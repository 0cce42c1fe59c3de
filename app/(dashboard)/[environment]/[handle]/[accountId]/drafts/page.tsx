import type { Metadata } from "next";
import { Drafts } from "@/components/drafts/drafts";

export const metadata: Metadata = { title: "Drafts" };

export default function DraftsPage() {
  return <Drafts />;
}
