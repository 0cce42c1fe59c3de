import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { DemoUsers } from "@/components/shell/demo-users";
import { SignIn } from "@/components/shell/sign-in";
import { DEMO_PASSWORD, DEMO_USERS } from "@/lib/demo-users";
import { env } from "@/lib/env";
import { currentSession } from "@/lib/session/current";
import { SIGN_IN_PROBLEMS, signInProblem } from "@/lib/session/sign-in-problems";

export const metadata: Metadata = { title: "Sign in" };

interface SignInPageProps {
  searchParams: Promise<{ problem?: string | string[] }>;
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const code = signInProblem((await searchParams).problem);
  if (!code && (await currentSession())) redirect("/live");
  return (
    <SignIn problem={code && SIGN_IN_PROBLEMS[code]}>
      {env.DEMO && <DemoUsers users={DEMO_USERS} password={DEMO_PASSWORD} />}
    </SignIn>
  );
}
