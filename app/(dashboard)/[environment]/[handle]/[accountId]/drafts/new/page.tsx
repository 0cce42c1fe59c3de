import type { Metadata } from "next";
import { NewDraft } from "@/components/drafts/draft-builder";

export const metadata: Metadata = { title: "New post" };

export default function NewDraftPage() {
  return <NewDraft />;
}
