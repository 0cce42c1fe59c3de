import type { Metadata } from "next";
import { PostsCalendar } from "@/components/drafts/calendar/posts-calendar";

export const metadata: Metadata = { title: "Calendar" };

export default function PostsCalendarPage() {
  return <PostsCalendar />;
}
