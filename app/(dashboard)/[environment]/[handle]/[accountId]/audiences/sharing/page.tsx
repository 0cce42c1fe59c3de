import type { Metadata } from "next";
import { Sharing } from "@/components/audiences/sharing";

export const metadata: Metadata = { title: "Sharing" };

export default function SharingPage() {
  return <Sharing />;
}
