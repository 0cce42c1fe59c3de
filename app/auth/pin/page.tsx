import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { PinEntry } from "@/components/frame/sign-in";
import { servicePage } from "@/lib/session/begin-sign-in";
import { parseCookies } from "@/lib/session/cookies";
import { openSignIn } from "@/lib/session/sign-in";
import { wasUsedHere } from "@/lib/session/used-sign-ins";

export const metadata: Metadata = { title: "PIN" };

interface PinPageProps {
  searchParams: Promise<{ sign_in?: string | string[]; wrong?: string }>;
}

export default async function PinPage({ searchParams }: PinPageProps) {
  const { sign_in: id, wrong } = await searchParams;
  const cookies = parseCookies((await headers()).get("cookie"));
  const signIn = typeof id === "string" ? await openSignIn(cookies, id) : undefined;
  if (!signIn || typeof id !== "string") {
    const used = typeof id === "string" && wasUsedHere(cookies, id);
    redirect(`/sign-in?problem=${used ? "used-already" : "not-started-here"}`);
  }
  return <PinEntry signInId={id} servicePage={servicePage(signIn)} wrong={wrong !== undefined} />;
}
