import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { PageTabs } from "@/components/shell/page-header";

/** The address of the explorer, below the section's. */
export const EXPLORER = "developer/explorer";
const ACTIVITY = "developer/activity";

/** The pages for those who write programs. */
export function DeveloperTabs({ current }: { current: "log" | "explorer" | "activity" }) {
  const place = useAccount();
  return (
    <PageTabs
      label="Developer aids"
      tabs={[
        { label: "Request log", href: accountHref(place, "developer"), current: current === "log" },
        { label: "API explorer", href: accountHref(place, EXPLORER), current: current === "explorer" },
        { label: "Activity", href: accountHref(place, ACTIVITY), current: current === "activity" },
      ]}
    />
  );
}
