import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Frame } from "@/components/frame/frame";
import { HandedOver } from "@/components/shell/handed-over";
import { SIDEBAR_COOKIE } from "@/components/shell/sidebar-cookie";
import { OnPhone } from "@/components/shell/use-narrow";
import { readEnvironment } from "@/lib/ads/endpoint";
import { firstReads } from "@/lib/first-reads/first-reads";
import { isPhone } from "@/lib/http/is-phone";

interface EnvironmentLayoutProps {
  children: ReactNode;
  params: Promise<{ environment: string }>;
}

export async function generateMetadata({ params }: EnvironmentLayoutProps): Promise<Metadata> {
  const { environment } = await params;
  return environment === "sandbox"
    ? { title: { default: "Sandbox · Flightdeck", template: "%s · Sandbox · Flightdeck" } }
    : {};
}

export default async function EnvironmentLayout({ children, params }: EnvironmentLayoutProps) {
  if (!readEnvironment((await params).environment)) notFound();
  const railCollapsed = (await cookies()).get(SIDEBAR_COOKIE)?.value === "collapsed";
  const asked = await headers();
  return (
    // Around the frame, which shows the account as well and would ask for it once more.
    <HandedOver reads={await firstReads(asked)}>
      <OnPhone phone={isPhone(asked)}>
        <Frame railCollapsed={railCollapsed}>{children}</Frame>
      </OnPhone>
    </HandedOver>
  );
}
