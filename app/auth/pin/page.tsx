import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { PinEntry } from "@/components/shell/sign-in";
import { servicePage } from "@/lib/session/begin-sign-in";
import { parseCookies } from "@/lib/session/cookies";
import { openSignIn } from "@/lib/session/sign-in";

export const metadata: Metadata = { title: "PIN" };

interface PinPageProps {
  searchParams: Promise<{ sign_in?: string | string[]; wrong?: string }>;
}

export default async function PinPage({ searchParams }: PinPageProps) {
  const { sign_in: id, wrong } = await searchParams;
  const cookies = parseCookies((await headers()).get("cookie"));
  const signIn = typeof id === "string" ? await openSignIn(cookies, id) : undefined;
  if (!signIn || typeof id !== "string") redirect("/sign-in?problem=not-started-here");
  return <PinEntry signInId={id} servicePage={servicePage(signIn)} wrong={wrong !== undefined} />;
}
