import type { Metadata } from "next";
import { Lookups } from "@/components/insights/lookups";

export const metadata: Metadata = { title: "Lookups" };

export default function LookupsPage() {
  return <Lookups />;
}
