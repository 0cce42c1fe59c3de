import type { Metadata } from "next";
import { Conversations } from "@/components/conversations/conversations";

export const metadata: Metadata = { title: "Conversations" };

export default function ConversationsPage() {
  return <Conversations />;
}
