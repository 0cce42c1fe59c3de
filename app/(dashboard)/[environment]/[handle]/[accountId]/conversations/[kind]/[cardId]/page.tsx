import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EditConversation } from "@/components/conversations/edit-conversation";
import { isConversationKind } from "@/lib/conversations/conversation-view";

export const metadata: Metadata = { title: "Edit conversation" };

interface EditConversationPageProps {
  params: Promise<{ kind: string; cardId: string }>;
}

export default async function EditConversationPage({ params }: EditConversationPageProps) {
  const { kind, cardId } = await params;
  if (!isConversationKind(kind)) notFound();
  return <EditConversation kind={kind} cardId={decodeURIComponent(cardId)} />;
}
