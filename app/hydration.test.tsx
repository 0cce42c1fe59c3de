// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { dehydrate, QueryClient } from "@tanstack/react-query";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { CampaignsPage } from "@/components/campaigns/campaigns-page";
import { Frame } from "@/components/frame/frame";
import { Providers } from "@/components/frame/providers";
import { AccountProvider } from "@/components/shell/account";
import { HandedOver } from "@/components/shell/handed-over";
import { SessionProvider } from "@/components/shell/session";
import { OnPhone } from "@/components/shell/use-narrow";
import { ScopeProvider } from "@/lib/ads/client";
import * as accounts from "@/lib/ads/endpoints/accounts";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import { adsKey } from "@/lib/ads/query-key";
import { campaignsInput } from "@/lib/campaigns/campaign-lists";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";

// jsdom, which draws nothing, has no such thing.
Element.prototype.scrollIntoView = vi.fn();

const scope = { environment: "live", handle: "mara" } as const;
const place = { ...scope, accountId: "18ce54d4x5t" };
const router = {
  bfcacheId: "",
  back() {},
  forward() {},
  refresh() {},
  push() {},
  replace() {},
  prefetch() {},
};

/** What the server would hand over: the account, the role and fifty campaigns. */
function reads() {
  const client = new QueryClient();
  const answered = (data: unknown) => ({ data, nextCursor: null, asOf: Date.now() });
  const account = { account_id: place.accountId };
  const written = "2026-03-01T09:00:00Z";
  client.setQueryData(
    adsKey(accounts.get, scope, account),
    answered({
      id: place.accountId,
      created_at: written,
      updated_at: written,
      deleted: false,
      name: "Nordlys",
      business_name: null,
      business_id: null,
      timezone: "Europe/Oslo",
      timezone_switch_at: null,
      approval_status: "ACCEPTED",
      industry_type: null,
    }),
  );
  client.setQueryData(
    adsKey(accounts.access, scope, account),
    answered({ user_id: "42", permissions: ["ACCOUNT_ADMIN"] }),
  );
  const input = campaignsInput(place.accountId, { withDeleted: false, sort: CAMPAIGN_RECORDS.usualSort });
  const list = Array.from({ length: 50 }, (_, at) =>
    sampleCampaign({ id: `c${at}`, name: `Campaign ${at}` }),
  );
  client.setQueryData(adsKey(campaigns.list, scope, input), { pages: [answered(list)], pageParams: [null] });
  return { state: dehydrate(client), rates: [] };
}

it.each([
  ["window", false],
  ["phone, which has cards,", true],
])("draws on a %s what the server drew, and finds nothing else in its place", async (_, phone) => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes(phone ? "max-width" : "min-width"),
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const handed = reads();
  const session = {
    person: { id: "42", handle: "mara", name: "Mara" },
    handles: [{ handle: "mara", userId: "42", access: "write", operator: false }],
    devicePages: undefined,
  } as const;
  const page = (
    <AppRouterContext.Provider value={router}>
      <PathnameContext.Provider value="/live/mara/18ce54d4x5t/campaigns">
        <PathParamsContext.Provider value={place}>
          <SearchParamsContext.Provider value={new URLSearchParams()}>
            <Providers nonce={undefined}>
              <SessionProvider session={session}>
                <HandedOver reads={handed}>
                  <OnPhone phone={phone}>
                    <Frame railCollapsed={false}>
                      <ScopeProvider {...scope}>
                        <AccountProvider {...place}>
                          <CampaignsPage />
                        </AccountProvider>
                      </ScopeProvider>
                    </Frame>
                  </OnPhone>
                </HandedOver>
              </SessionProvider>
            </Providers>
          </SearchParamsContext.Provider>
        </PathParamsContext.Provider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  );
  const root = document.body.appendChild(document.createElement("div"));
  const rows = () => root.querySelectorAll('[role="row"]').length;
  root.innerHTML = renderToString(page);
  // The browser draws later, by a clock of its own.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 90_000 });
  expect(rows() > 15).toBe(!phone);
  const complaints: string[] = [];
  let hydrated: Root | undefined;
  await act(async () => {
    hydrated = hydrateRoot(root, page, { onRecoverableError: (error) => complaints.push(String(error)) });
  });
  expect(complaints).toEqual([]);
  expect(rows() > 0).toBe(!phone);
  await act(async () => hydrated?.unmount());
  vi.useRealTimers();
});
