import type { Metadata } from "next";
import { Keywords } from "@/components/insights/keywords";

export const metadata: Metadata = { title: "Keywords" };

export default function KeywordsPage() {
  return <Keywords />;
}
