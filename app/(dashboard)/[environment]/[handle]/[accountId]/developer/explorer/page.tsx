import type { Metadata } from "next";
import { ApiExplorer } from "@/components/developer/api-explorer";

export const metadata: Metadata = { title: "API explorer" };

export default function ApiExplorerPage() {
  return <ApiExplorer />;
}
