import type { ReactNode } from "react";
import { SessionProvider } from "@/components/shell/session";
import { env } from "@/lib/env";
import { requireSession } from "@/lib/session/required";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const session = await requireSession();
  const devicePages = env.DEMO ? `${env.PLATFORM_URL}/device/` : undefined;
  return <SessionProvider session={{ ...session, devicePages }}>{children}</SessionProvider>;
}
