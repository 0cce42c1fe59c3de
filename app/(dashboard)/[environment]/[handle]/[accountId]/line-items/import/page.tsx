import type { Metadata } from "next";
import { ImportLineItems } from "@/components/line-items/import/import-line-items";

export const metadata: Metadata = { title: "Import line items" };

export default function ImportLineItemsPage() {
  return <ImportLineItems />;
}
