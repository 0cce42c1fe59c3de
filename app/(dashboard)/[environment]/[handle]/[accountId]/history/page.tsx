import type { Metadata } from "next";
import { History } from "@/components/history/history";

export const metadata: Metadata = { title: "History" };

export default function HistoryPage() {
  return <History />;
}
