import type { Metadata } from "next";
import { Polls } from "@/components/polls/polls";

export const metadata: Metadata = { title: "Polls" };

export default function PollsPage() {
  return <Polls />;
}
