import type { Metadata } from "next";
import { EditScheduled } from "@/components/drafts/draft-builder";

export const metadata: Metadata = { title: "Edit scheduled post" };

export default function EditScheduledPage() {
  return <EditScheduled />;
}
