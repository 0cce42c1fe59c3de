import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Portfolio } from "@/components/accounts/portfolio";
import { readEnvironment } from "@/lib/ads/endpoint";

interface PortfolioPageProps {
  params: Promise<{ environment: string }>;
}

export async function generateMetadata({ params }: PortfolioPageProps): Promise<Metadata> {
  // The layout's title is for the pages below this one.
  return { title: (await params).environment === "sandbox" ? "Accounts · Sandbox" : "Accounts" };
}

export default async function PortfolioPage({ params }: PortfolioPageProps) {
  const environment = readEnvironment((await params).environment);
  if (!environment) notFound();
  return <Portfolio key={environment} environment={environment} />;
}
