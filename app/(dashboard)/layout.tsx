import type { ReactNode } from "react";
import { SessionProvider } from "@/components/shell/session";
import { requireSession } from "@/lib/session/required";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  return <SessionProvider session={await requireSession()}>{children}</SessionProvider>;
}
