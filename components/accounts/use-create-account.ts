import { toast } from "@/components/ui/toast";
import type { AccountWish } from "@/lib/accounts/account-form";
import { trialCampaigns, trialFunding } from "@/lib/accounts/trial-content";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import * as accounts from "@/lib/ads/endpoints/accounts";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { errorSentences } from "@/lib/ads/error-words";
import { isCallError, NotAsPromisedError } from "@/lib/ads/errors";
import { useRememberAccount } from "./account-changes";

/**
 * Creates a sandbox account as the given handle, then names and fills it. Returns its id even when a later step fails;
 * such failures are reported.
 */
export function useCreateAccount(handle: string): (wish: AccountWish) => Promise<string> {
  const scope = { environment: "sandbox", handle } as const;
  const remember = useRememberAccount();
  const make = useAdsMutation(accounts.create, { scope, ...KEEP_READS });
  const update = useAdsMutation(accounts.update, { scope, ...KEEP_READS });
  const fund = useAdsMutation(fundingInstruments.create, { scope, ...KEEP_READS });
  const fill = useAdsMutation(campaigns.batch, { scope, ...KEEP_READS });

  async function makeAccount(): Promise<accounts.Account> {
    const [made] = (await make.mutateAsync({})).data;
    if (!made) throw new NotAsPromisedError("The service answered without the account it made");
    return made;
  }

  async function nameAccount(made: accounts.Account, { name, industry_type }: AccountWish) {
    if (name === "" && industry_type === "") return made;
    const { data } = await update.mutateAsync({
      account_id: made.id,
      ...(name !== "" && { name }),
      ...(industry_type !== "" && { industry_type }),
    });
    return data;
  }

  async function fillAccount(accountId: string) {
    const { data: funding } = await fund.mutateAsync({ account_id: accountId, ...trialFunding(Date.now()) });
    await fill.mutateAsync({ account_id: accountId, body: trialCampaigns(funding.id) });
  }

  return async (wish) => {
    let account = await makeAccount();
    let failing = "it could not be renamed";
    try {
      account = await nameAccount(account, wish);
      failing = "it could not be filled with samples";
      if (wish.trial) await fillAccount(account.id);
      toast({ title: `Created ${account.name}`, tone: "positive" });
    } catch (failure) {
      toast({
        title: `Created ${account.name}, but ${failing}`,
        description: isCallError(failure) ? errorSentences(failure) : undefined,
        tone: "attention",
      });
    }
    // Only now: a known account has its campaigns and funding read.
    remember(scope, account);
    return account.id;
  };
}
