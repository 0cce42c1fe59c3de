import { matchSorter, rankings } from "match-sorter";
import { useRouter } from "next/navigation";
import { AccountChip } from "@/components/shell/account-chip";
import { accountHref, useDashboardRoute } from "@/components/shell/dashboard-route";
import type { Pick } from "@/components/shell/pick-list";
import type { KnownAccount } from "./visits";

const SHOWN_MAX = 12;

/** Accounts to go to, in the open section: those that match the words, or without words the recent ones. */
export function useAccountPicks(
  words: string,
  { all, recents }: Record<"all" | "recents", readonly KnownAccount[]>,
): readonly Pick[] {
  const { push } = useRouter();
  const { section, accountId } = useDashboardRoute();
  const toPick =
    (group: string) =>
    (account: KnownAccount): Pick => {
      const href = accountHref(account, section);
      return {
        id: `${group} ${account.handle} ${account.accountId}`,
        group,
        href,
        onPick: () => push(href),
        content: (
          <>
            <AccountChip accountId={account.accountId} name={account.name} size="small" />
            <span className="min-w-0 flex-1 truncate">{account.name}</span>
            <span className="text-sm text-text-muted">via @{account.handle}</span>
          </>
        ),
      };
    };
  // In an account its records are the recent ones.
  if (words === "") return accountId === undefined ? recents.map(toPick("Opened last")) : [];
  return matchSorter([...all], words, { keys: ["name", "accountId"], threshold: rankings.ACRONYM })
    .slice(0, SHOWN_MAX)
    .map(toPick("Accounts"));
}
