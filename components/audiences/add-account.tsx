import { matchSorter, rankings } from "match-sorter";
import { useState } from "react";
import { AccountChip } from "@/components/shell/account-chip";
import { PickList } from "@/components/shell/pick-list";
import { Button } from "@/components/ui/button";
import type { Account } from "@/lib/ads/endpoints/accounts";

const SHOWN_MAX = 60;

interface AddAccountProps {
  accounts: readonly Account[];
  disabledReason: string | undefined;
  onAdd: (accountId: string) => void;
}

/** Adds a column for another account to the matrix. Nothing is shared yet. */
export function ShareWithAccount({ accounts, disabledReason, onAdd }: AddAccountProps) {
  const [query, setQuery] = useState<string>();
  const found =
    query === undefined || query.trim() === ""
      ? accounts
      : matchSorter([...accounts], query.trim(), { keys: ["name", "id"], threshold: rankings.CONTAINS });
  return (
    <>
      <Button disabledReason={disabledReason} onClick={() => setQuery("")}>
        Add account…
      </Button>
      {query !== undefined && (
        <PickList
          title="Account to share with"
          placeholder="Name or id"
          query={query}
          onQueryChange={setQuery}
          onClose={() => setQuery(undefined)}
          empty="No other account of this handle matches."
          picks={found.slice(0, SHOWN_MAX).map(({ id, name }) => ({
            id,
            group: "Accounts",
            onPick: () => onAdd(id),
            content: (
              <>
                <AccountChip accountId={id} name={name} size="small" />
                <span className="min-w-0 truncate">{name}</span>
                <span className="font-mono text-sm text-text-muted">{id}</span>
              </>
            ),
          }))}
        />
      )}
    </>
  );
}
