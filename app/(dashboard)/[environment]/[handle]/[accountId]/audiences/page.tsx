import type { Metadata } from "next";
import { Audiences } from "@/components/audiences/audiences";

export const metadata: Metadata = { title: "Audiences" };

export default function AudiencesPage() {
  return <Audiences />;
}
