import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { trialCampaigns, trialFunding } from "@/lib/accounts/trial-content";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import * as accounts from "@/lib/ads/endpoints/accounts";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { type CallError, NotAsPromisedError } from "@/lib/ads/errors";
import { useRememberAccount } from "./account-changes";

/** What is asked for beside the account itself; empty texts leave it to the service. */
export interface AccountWish {
  readonly name: string;
  readonly industry: (typeof accounts.INDUSTRY_TYPES)[number] | "";
  /** With something to try things out with: a funding instrument and paused campaigns. */
  readonly trial: boolean;
}

/**
 * Creates a sandbox account, then names and fills it. An account that was made is there whatever fails after that,
 * and what failed is said.
 */
export function useCreateAccount(handle: string, onCreated: (accountId: string) => void) {
  const scope = { environment: "sandbox", handle } as const;
  const remember = useRememberAccount();
  const make = useAdsMutation(accounts.create, { scope, ...KEEP_READS });
  const update = useAdsMutation(accounts.update, { scope, ...KEEP_READS });
  const fund = useAdsMutation(fundingInstruments.create, { scope, ...KEEP_READS });
  const fill = useAdsMutation(campaigns.batch, { scope, ...KEEP_READS });
  const [error, setError] = useState<CallError>();
  const [busy, setBusy] = useState(false);

  async function makeAccount(): Promise<accounts.Account> {
    const [made] = (await make.mutateAsync({})).data;
    if (!made) throw new NotAsPromisedError("The service answered without the account it made");
    return made;
  }

  async function nameAccount(made: accounts.Account, { name, industry }: AccountWish) {
    if (name === "" && industry === "") return made;
    const { data } = await update.mutateAsync({
      account_id: made.id,
      ...(name !== "" && { name }),
      ...(industry !== "" && { industry_type: industry }),
    });
    return data;
  }

  async function fillAccount(accountId: string) {
    const { data: funding } = await fund.mutateAsync({ account_id: accountId, ...trialFunding(Date.now()) });
    await fill.mutateAsync({ account_id: accountId, body: trialCampaigns(funding.id) });
  }

  async function create(wish: AccountWish) {
    setError(undefined);
    setBusy(true);
    try {
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
          description: failure instanceof Error ? failure.message : undefined,
          tone: "attention",
        });
      }
      // Not before: once it is known, its campaigns and funding are read.
      remember(scope, account);
      onCreated(account.id);
    } catch (failure) {
      // Calls fail with one of the three call errors and nothing else (lib/ads/call).
      setError(failure as CallError);
    } finally {
      setBusy(false);
    }
  }

  return { create, busy, error };
}
