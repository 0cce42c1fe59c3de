import { usePathname, useRouter } from "next/navigation";
import { useCallback } from "react";
import { useAccount } from "@/components/shell/account";
import { runOnceThere } from "@/components/shell/commands";
import { accountHref } from "@/components/shell/dashboard-route";
import { toast } from "@/components/ui/toast";

/**
 * The review of staged changes, for screens that stage changes of another page.
 *
 * @param name of the resource, like its page: "campaigns"
 */
export function useReview(name: string) {
  const account = useAccount();
  const router = useRouter();
  const path = usePathname();
  const href = accountHref(account, name);
  /** Opens the review on the page of the resource; if that is the current page, on top of it. */
  const review = useCallback(() => {
    runOnceThere(`${name}.review`, href);
    if (path !== href) router.push(href);
  }, [router, path, name, href]);
  /** Shows a toast for a staged change, with a link to the review: "Staged Status: Paused". */
  const notifyStaged = useCallback(
    (words: string) =>
      toast({
        title: `Staged ${words}`,
        description: "Nothing changes until you publish.",
        action: { label: "Review", onClick: review },
      }),
    [review],
  );
  return { review, notifyStaged };
}
