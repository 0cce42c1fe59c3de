import type { Metadata } from "next";
import { NewConversation } from "@/components/conversations/new-conversation";

export const metadata: Metadata = { title: "New conversation" };

export default function NewConversationPage() {
  return <NewConversation />;
}
