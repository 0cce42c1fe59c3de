import { FindingValue } from "@/components/accounts/finding-value";
import { IdentityFacts } from "@/components/accounts/identity-facts";
import { useAccount, useMay } from "@/components/shell/account";
import { useNow } from "@/components/shell/use-now";
import { NotSet } from "@/components/ui/absent";
import { Fact, Facts } from "@/components/ui/facts";
import { TimeText } from "@/components/ui/time-text";
import { useAdsList } from "@/lib/ads/client";
import type { Account } from "@/lib/ads/endpoints/accounts";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { type Finding, known, notPermitted, pending } from "@/lib/finding";

/** What nobody changes here. */
export function AccountFacts({ account }: { account: Account }) {
  const now = useNow();
  return (
    <Facts>
      <Fact name="Name">
        <bdi className="wrap-anywhere min-w-0">{account.name}</bdi>
      </Fact>
      <IdentityFacts account={account} now={now} />
      <Fact name="Currency">
        <FindingValue finding={useCurrencies()} what="funding" skeleton="h-4 w-12">
          {(currencies) =>
            currencies.length === 0 ? (
              <NotSet what="Known once something pays for campaigns" />
            ) : (
              <span>{currencies.join(", ")}</span>
            )
          }
        </FindingValue>
      </Fact>
      <Fact name="Created">
        <TimeText at={account.created_at} zone={account.timezone} />
      </Fact>
      <Fact name="Changed">
        <TimeText at={account.updated_at} zone={account.timezone} />
      </Fact>
    </Facts>
  );
}

/** The service tells the currency with what pays, and nowhere else. */
function useCurrencies(): Finding<readonly string[]> {
  const { accountId, permissions } = useAccount();
  const { allowed } = useMay(fundingInstruments.list);
  const { records, complete, error } = useAdsList(
    fundingInstruments.list,
    { account_id: accountId, with_deleted: true },
    { enabled: allowed },
  );
  if (!allowed) return permissions.state === "pending" ? pending : notPermitted;
  if (error) return { state: "failed", error };
  return complete ? known([...new Set(records.map(({ currency }) => currency))].sort()) : pending;
}
