import type { Metadata } from "next";
import { EditScheduled } from "@/components/drafts/edit-scheduled";

export const metadata: Metadata = { title: "Edit scheduled post" };

interface EditScheduledPageProps {
  params: Promise<{ scheduledId: string }>;
}

export default async function EditScheduledPage({ params }: EditScheduledPageProps) {
  const { scheduledId } = await params;
  return <EditScheduled scheduledId={decodeURIComponent(scheduledId)} />;
}
