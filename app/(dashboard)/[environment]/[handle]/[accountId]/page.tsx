import { redirect } from "next/navigation";

interface AccountPageProps {
  params: Promise<{ environment: string; handle: string; accountId: string }>;
}

/** An account opens on its overview. */
export default async function AccountPage({ params }: AccountPageProps) {
  const { environment, handle, accountId } = await params;
  redirect(`/${environment}/${handle}/${accountId}/overview`);
}
