import type { Metadata } from "next";
import { ImportDrafts } from "@/components/drafts/import/import-drafts";

export const metadata: Metadata = { title: "Import drafts" };

export default function ImportDraftsPage() {
  return <ImportDrafts />;
}
