import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Frame } from "@/components/frame/frame";
import { RAIL_COOKIE } from "@/components/shell/rail-cookie";
import { readEnvironment } from "@/lib/ads/endpoint";

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
  const railCollapsed = (await cookies()).get(RAIL_COOKIE)?.value === "collapsed";
  return <Frame railCollapsed={railCollapsed}>{children}</Frame>;
}
