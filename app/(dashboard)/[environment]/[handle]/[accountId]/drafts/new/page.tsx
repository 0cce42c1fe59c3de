import type { Metadata } from "next";
import { NewDraft } from "@/components/drafts/new-draft";

export const metadata: Metadata = { title: "New draft" };

export default function NewDraftPage() {
  return <NewDraft />;
}
