import { useCallback, useState } from "react";
import type { RecordView } from "@/components/records/use-record-view";
import type { AccountColumn, AccountFilterId } from "@/lib/accounts/account-columns";
import { SPEND_IDS } from "@/lib/accounts/spend-columns";
import { pageClock } from "@/lib/format/page-clock";

/** More accounts are read on request only: it takes many of a person's reads. */
const FEW_ACCOUNTS = 15;

const spendIds: ReadonlySet<string> = new Set(SPEND_IDS);

/** The accounts whose spend has to be read: those in view, or all. */
export function useSpending({
  sort,
  filters,
  group,
}: Pick<RecordView<AccountColumn, AccountFilterId>, "sort" | "filters" | "group">) {
  const [whole, setWhole] = useState(false);
  const chosen = [group ?? "", ...filters.map(({ field }) => field)];
  const used = [sort.column, ...chosen];
  // Grouping or filtering by problem reads the spend of all accounts, sorting does not: problems come first on every
  // visit, and reading everything each time would leave few reads for anything else.
  const arranges = used.some((id) => spendIds.has(id)) || chosen.includes("problem");
  const ofAll = useCallback(
    (accounts: number) => whole || arranges || accounts <= FEW_ACCOUNTS,
    [whole, arranges],
  );
  return {
    ofAll,
    /** Pacing is shown beside the budgets of campaigns. */
    needsCampaigns: used.includes("pace"),
    onWhole: whole ? undefined : () => setWhole(true),
  };
}

/** Why reading is paused, in words: the last reads are reserved for the pages of accounts. */
export const heldWords = ({ resumesAt }: { readonly resumesAt: number | undefined }): string | undefined =>
  resumesAt === undefined
    ? undefined
    : `Statistics are read on at ${pageClock(new Date(resumesAt))}, when more reads are granted.`;
