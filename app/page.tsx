import { redirect } from "next/navigation";
import { currentSession } from "@/lib/session/current";

export default async function StartPage() {
  redirect((await currentSession()) ? "/live" : "/sign-in");
}
