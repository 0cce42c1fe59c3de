import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { DemoUsers } from "@/components/frame/demo-users";
import { SignInCard } from "@/components/frame/sign-in";
import { DEMO_PASSWORD, DEMO_USERS } from "@/lib/demo-users";
import { env } from "@/lib/env";
import { currentSession } from "@/lib/session/current";
import { returnPath } from "@/lib/session/return-path";
import { SIGN_IN_PROBLEMS, signInProblem } from "@/lib/session/sign-in-problems";

export const metadata: Metadata = {
  title: "Sign in",
  // The only public page.
  robots: { index: true, follow: false },
};

interface SignInPageProps {
  searchParams: Promise<{ problem?: string | string[]; return_to?: string | string[] }>;
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { problem, return_to: wanted } = await searchParams;
  const code = signInProblem(problem);
  const path = returnPath(typeof wanted === "string" ? wanted : undefined);
  const session = await currentSession();
  const start = path === "/" ? "/live" : path;
  if (!code && session) redirect(start);
  return (
    <SignInCard
      problem={code && SIGN_IN_PROBLEMS[code]}
      returnTo={path}
      signedIn={session && { handle: session.person.handle, goOn: start }}
    >
      {env.DEMO && <DemoUsers users={DEMO_USERS} password={DEMO_PASSWORD} />}
    </SignInCard>
  );
}
