"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { DialogBandProvider } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { accountHue } from "@/lib/accounts/colour";
import { useAdsQuery } from "@/lib/ads/client";
import * as accounts from "@/lib/ads/endpoints/accounts";
import { get as statistics } from "@/lib/ads/endpoints/statistics";
import { type CallError, RefusedError } from "@/lib/ads/errors";
import { adsKey } from "@/lib/ads/query-key";
import { setPageZone } from "@/lib/format/page-clock";
import { known, pending, type RemoteData } from "@/lib/remote-data";
import { zoneOrUtc } from "@/lib/time/calendar";
import type { AccountRoute } from "./dashboard-route";
import { useMayDraw } from "./handed-over";
import { PageBody, PageHeader } from "./page-header";
import { type Gate, permissionReason, type RoleAccess, statisticsReason } from "./permission-reason";
import { useSession } from "./session";
import { useAccountRecord } from "./use-account-record";
import { PERMISSIONS_STALE_MS } from "./use-open-permissions";

export interface OpenAccount extends AccountRoute {
  /** Undefined until the service has answered. */
  readonly account: accounts.Account | undefined;
  /** Why the account could not be read; null while that is open. */
  readonly failure: CallError | null;
  /** The permissions of the handle on the account. */
  readonly permissions: RemoteData<readonly string[]>;
  /** The handle's user id at the service; undefined while unknown. */
  readonly userId: string | undefined;
}

const AccountContext = createContext<OpenAccount | undefined>(undefined);

/** The account of the open page; undefined on other pages. */
export const useAccountIfOpen = () => useContext(AccountContext);

/** The account of the open page. */
export function useAccount(): OpenAccount {
  const account = useAccountIfOpen();
  if (!account) throw new Error("No account: the component stands outside of an account's layout");
  return account;
}

/**
 * Whether the person may call an endpoint on the open account. `reason` says why not, for the control in question;
 * undefined when they may, or when only the service can decide.
 */
export function usePermission(endpoint: Gate): {
  readonly allowed: boolean;
  readonly reason: string | undefined;
} {
  const reason = permissionReason(endpoint, useRoleAccess());
  return { allowed: reason === undefined, reason };
}

/** Why the person may see no statistics of the open account, or ask for those of an endpoint; undefined as above. */
export const useStatisticsReason = (endpoint: Gate = statistics): string | undefined =>
  statisticsReason(endpoint, useRoleAccess());

/** The person's permissions on the open account. */
function useRoleAccess(): RoleAccess {
  const { permissions, environment, handle } = useAccount();
  const { handles } = useSession();
  const connected = handles.find((each) => each.handle === handle);
  return {
    permissions,
    environment,
    readOnly: connected?.access === "read",
    operator: connected?.operator === true,
  };
}

/**
 * The last error of a read, also while the read is retried. Pages are closed while a person's permissions cannot be
 * read: they must not close, and lose unsaved input, with every retry.
 */
function useLastError(error: CallError | null): CallError | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  return error ?? last;
}

/** Reads the account and the handle's permissions on it, for every page of the account. */
export function AccountProvider({ children, ...place }: AccountRoute & { children: ReactNode }) {
  const { environment, handle, accountId } = place;
  const account = useAccountRecord({ environment, handle, accountId });
  const access = useAdsQuery(accounts.access, { account_id: accountId }, { staleTime: PERMISSIONS_STALE_MS });
  const scope = { environment, handle };
  const drawn = useMayDraw(adsKey(accounts.get, scope, { account_id: accountId }));
  const accessDrawn = useMayDraw(adsKey(accounts.access, scope, { account_id: accountId }));
  const record = drawn ? account.data?.data : undefined;
  // Its header names the account and so reads it again: an error that comes and goes would loop for ever.
  const accountError = useLastError(drawn ? account.error : null);
  const failure = record === undefined ? accountError : null;
  const allowed = accessDrawn ? access.data?.data : undefined;
  const accessError = useLastError(accessDrawn ? access.error : null);
  const value = useMemo<OpenAccount>(
    () => ({
      environment,
      handle,
      accountId,
      account: record,
      failure,
      permissions: allowed
        ? known(allowed.permissions)
        : accessError
          ? { state: "failed", error: accessError }
          : pending,
      userId: allowed?.user_id,
    }),
    [environment, handle, accountId, record, failure, allowed, accessError],
  );
  const band = useMemo(
    () => (
      <div data-hue={accountHue(accountId)}>
        <AccountBand sandbox={environment === "sandbox"} />
        <p className="truncate bg-surface-sunken px-5 py-1 text-sm text-text-muted">
          in <span className="font-medium text-text">{record?.name ?? accountId}</span>
        </p>
      </div>
    ),
    [accountId, environment, record?.name],
  );
  const zone = record?.timezone;
  useEffect(() => {
    setPageZone(zone === undefined ? undefined : zoneOrUtc(zone));
    return () => setPageZone(undefined);
  }, [zone]);
  if (failure instanceof RefusedError && [403, 404].includes(failure.status)) {
    return (
      <>
        <PageHeader title="Account" />
        <PageBody>
          <ErrorState
            title={`Account ${accountId} cannot be opened via @${handle}`}
            error={failure}
            action={
              <LinkButton href={`/${environment}`} size="small">
                Go to your accounts
              </LinkButton>
            }
          />
        </PageBody>
      </>
    );
  }
  return (
    <AccountContext value={value}>
      <DialogBandProvider value={band}>{children}</DialogBandProvider>
    </AccountContext>
  );
}

/**
 * The account's colour along the top of a window or dialog; takes the hue from `data-hue` around it. In sandbox it is
 * hatched and labelled.
 */
export function AccountBand({ sandbox }: { sandbox: boolean }) {
  if (!sandbox) return <div aria-hidden className="h-[3px] shrink-0 bg-account" />;
  return (
    <header className="hatched flex h-4 shrink-0 items-center justify-center">
      <span className="bg-account px-2 font-semibold text-on-account text-xs leading-4 tracking-widest">
        SANDBOX
      </span>
    </header>
  );
}
