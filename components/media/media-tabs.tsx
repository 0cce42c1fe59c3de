import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { PageTabs } from "@/components/shell/page-header";

/** The two kinds of media of an account. */
export function MediaTabs({ current }: { current: "library" | "account" }) {
  const place = useAccount();
  return (
    <PageTabs
      label="Kinds of media"
      tabs={[
        { label: "Library", href: accountHref(place, "media"), current: current === "library" },
        { label: "Account media", href: accountHref(place, "media/account"), current: current === "account" },
      ]}
    />
  );
}
