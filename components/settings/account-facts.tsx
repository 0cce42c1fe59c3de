import { FindingValue } from "@/components/accounts/finding-value";
import { IdentityFacts } from "@/components/accounts/identity-facts";
import { useCurrencies } from "@/components/funding/use-currencies";
import { useNow } from "@/components/shell/use-now";
import { NotSet } from "@/components/ui/absent";
import { Fact, Facts, TimeFact } from "@/components/ui/facts";
import type { Account } from "@/lib/ads/endpoints/accounts";
import { listPlain } from "@/lib/format/lists";

/** Read-only facts about the account. */
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
              <NotSet what="Known once the account has a funding source" />
            ) : (
              <span>{listPlain(currencies)}</span>
            )
          }
        </FindingValue>
      </Fact>
      <TimeFact name="Created" at={account.created_at} zone={account.timezone} />
      <TimeFact name="Changed" at={account.updated_at} zone={account.timezone} />
    </Facts>
  );
}
