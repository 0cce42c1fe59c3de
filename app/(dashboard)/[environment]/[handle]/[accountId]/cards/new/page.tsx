import type { Metadata } from "next";
import { NewCard } from "@/components/cards/new-card";

export const metadata: Metadata = { title: "New card" };

export default function NewCardPage() {
  return <NewCard />;
}
