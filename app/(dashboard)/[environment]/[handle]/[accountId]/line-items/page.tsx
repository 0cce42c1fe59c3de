import type { Metadata } from "next";
import { LineItems } from "@/components/line-items/line-items";

export const metadata: Metadata = { title: "Line items" };

export default function LineItemsPage() {
  return <LineItems />;
}
