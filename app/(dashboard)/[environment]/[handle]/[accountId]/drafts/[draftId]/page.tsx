import type { Metadata } from "next";
import { EditDraft } from "@/components/drafts/draft-builder";

export const metadata: Metadata = { title: "Edit draft" };

export default function EditDraftPage() {
  return <EditDraft />;
}
