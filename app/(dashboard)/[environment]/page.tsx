import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Portfolio } from "@/components/accounts/portfolio";
import { readEnvironment } from "@/lib/ads/endpoint";

export const metadata: Metadata = { title: "Accounts" };

export default async function PortfolioPage({ params }: { params: Promise<{ environment: string }> }) {
  const environment = readEnvironment((await params).environment);
  if (!environment) notFound();
  return <Portfolio key={environment} environment={environment} />;
}
