import type { Metadata } from "next";
import { AccountMediaPage } from "@/components/media/account-media-page";

export const metadata: Metadata = { title: "Account media" };

export default function MediaOfAccountPage() {
  return <AccountMediaPage />;
}
