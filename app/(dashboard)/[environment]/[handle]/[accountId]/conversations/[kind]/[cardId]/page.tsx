import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EditConversation } from "@/components/conversations/conversation-builder";
import { isConversationKind } from "@/lib/conversations/conversation-view";

export const metadata: Metadata = { title: "Edit conversation" };

interface EditConversationPageProps {
  params: Promise<{ kind: string }>;
}

export default async function EditConversationPage({ params }: EditConversationPageProps) {
  const { kind } = await params;
  if (!isConversationKind(kind)) notFound();
  return <EditConversation />;
}
