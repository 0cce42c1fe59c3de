import type { Metadata } from "next";
import { EditDraft } from "@/components/drafts/edit-draft";

export const metadata: Metadata = { title: "Edit draft" };

interface EditDraftPageProps {
  params: Promise<{ draftId: string }>;
}

export default async function EditDraftPage({ params }: EditDraftPageProps) {
  const { draftId } = await params;
  return <EditDraft draftId={decodeURIComponent(draftId)} />;
}
