import type { Metadata } from "next";
import { ScheduledPosts } from "@/components/drafts/scheduled-posts";

export const metadata: Metadata = { title: "Scheduled posts" };

export default function ScheduledPostsPage() {
  return <ScheduledPosts />;
}
