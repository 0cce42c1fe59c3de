import type { Metadata } from "next";
import { PublishedPosts } from "@/components/drafts/published-posts";

export const metadata: Metadata = { title: "Published posts" };

export default function PublishedPostsPage() {
  return <PublishedPosts />;
}
