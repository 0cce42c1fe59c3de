import type { Metadata } from "next";
import { NewConversation } from "@/components/conversations/conversation-builder";

export const metadata: Metadata = { title: "New conversation" };

export default function NewConversationPage() {
  return <NewConversation />;
}
