import type { Metadata } from "next";
import { AudienceUpload } from "@/components/audiences/upload/audience-upload";

export const metadata: Metadata = { title: "Upload people" };

export default async function AudienceUploadPage({ params }: { params: Promise<{ audienceId: string }> }) {
  const { audienceId } = await params;
  return <AudienceUpload audienceId={audienceId} />;
}
