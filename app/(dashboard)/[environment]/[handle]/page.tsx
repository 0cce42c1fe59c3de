import { notFound, redirect } from "next/navigation";
import { HandleNotConnected } from "@/components/frame/handle-not-connected";
import { readEnvironment } from "@/lib/ads/endpoint";
import { requireSession } from "@/lib/session/required";

interface HandlePageProps {
  params: Promise<{ environment: string; handle: string }>;
}

/** An address that was cut before the account: the accounts that the handle reaches. */
export default async function HandlePage({ params }: HandlePageProps) {
  const { environment: environmentName, handle } = await params;
  const environment = readEnvironment(environmentName);
  const { handles } = await requireSession();
  const named = decodeURIComponent(handle);
  if (!environment) notFound();
  if (!handles.some((each) => each.handle === named)) return <HandleNotConnected handle={named} />;
  redirect(`/${environment}${handles.length > 1 ? `?${new URLSearchParams({ via: named })}` : ""}`);
}
