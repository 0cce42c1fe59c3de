import type { Metadata } from "next";
import { ImportDrafts } from "@/components/drafts/import/import-drafts";

export const metadata: Metadata = { title: "Import posts" };

export default function ImportDraftsPage() {
  return <ImportDrafts />;
}
