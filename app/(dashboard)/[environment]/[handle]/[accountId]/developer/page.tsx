import type { Metadata } from "next";
import { RequestLog } from "@/components/developer/request-log";

export const metadata: Metadata = { title: "Request log" };

export default function RequestLogPage() {
  return <RequestLog />;
}
