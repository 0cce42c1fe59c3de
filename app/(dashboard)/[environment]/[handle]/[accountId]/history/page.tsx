import type { Metadata } from "next";
import { AccountHistory } from "@/components/history/history";

export const metadata: Metadata = { title: "History" };

export default function HistoryPage() {
  return <AccountHistory />;
}
