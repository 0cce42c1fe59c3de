import type { Metadata } from "next";
import { NewFlexible } from "@/components/audiences/new-flexible";

export const metadata: Metadata = { title: "New flexible audiences" };

export default function NewFlexiblePage() {
  return <NewFlexible />;
}
