import type { Metadata } from "next";
import { NewPoll } from "@/components/polls/new-poll";

export const metadata: Metadata = { title: "New poll" };

export default function NewPollPage() {
  return <NewPoll />;
}
