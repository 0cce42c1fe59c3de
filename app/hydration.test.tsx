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
import { namedRange } from "@/lib/statistics/day-ranges";
import { STATISTICS_PATH } from "@/lib/statistics-reader/question";
import { dayIn } from "@/lib/time/calendar";

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

const CAMPAIGNS = 50;
/** Those that come with numbers. */
const NUMBERED = 30;
const SPEND = { micros: "4321000000", row: "4,321", total: "129,630" };

/** What the server would hand over: the account, the role, fifty campaigns, and the numbers of the first of them. */
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
  const ids = Array.from({ length: CAMPAIGNS }, (_, at) => `c${at}`);
  const list = ids.map((id) => sampleCampaign({ id, name: `Campaign ${id}` }));
  client.setQueryData(adsKey(campaigns.list, scope, input), { pages: [answered(list)], pageParams: [null] });
  const now = Date.now();
  const asked = ids.slice(0, NUMBERED);
  const sums = [{ billed_charge_local_micro: SPEND.micros, impressions: "1000" }];
  const numbers = {
    at: now,
    answers: [
      {
        question: {
          ...scope,
          account_id: place.accountId,
          entity: "CAMPAIGN" as const,
          ids: asked,
          ranges: [namedRange("7d", dayIn("Europe/Oslo", now))].map(({ from, to }) => ({ from, to })),
          parts: ["core" as const],
          each: "sum" as const,
          purpose: "rows in sight" as const,
          objectives: true,
        },
        answer: {
          entities: Object.fromEntries(
            asked.map((id) => [id, { ranges: [sums], objectives: ["VIDEO_VIEWS"], readAt: now }]),
          ),
          unread: [],
        },
      },
    ],
  };
  return { state: dehydrate(client), rates: [], numbers };
}

it.each([
  ["window", false, 90_000],
  ["phone, which has cards,", true, 90_000],
  ["window on whose clock another day has begun", false, 36 * 3_600_000],
])("draws on a %s what the server drew, and finds nothing else in its place", async (_, phone, later) => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const asked: { ids: string[] }[] = [];
  vi.stubGlobal("fetch", (address: string, { body = "" }: { body?: string } = {}) => {
    if (String(address).endsWith(STATISTICS_PATH)) asked.push(JSON.parse(body));
    return new Promise(() => {});
  });
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
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") });
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
  vi.setSystemTime(Date.now() + later);
  expect(rows() > 15).toBe(!phone);
  expect(rows() > 15 ? root.querySelectorAll('[data-cell="spend"]')[20]?.textContent : SPEND.row).toContain(
    SPEND.row,
  );
  expect(root.textContent).toContain(SPEND.total);
  const complaints: string[] = [];
  let hydrated: Root | undefined;
  await act(async () => {
    hydrated = hydrateRoot(root, page, { onRecoverableError: (error) => complaints.push(String(error)) });
  });
  expect(complaints).toEqual([]);
  expect(rows() > 0).toBe(!phone);
  // What came with the page is asked for again only where another day's numbers are shown.
  const fromServer = later < 3_600_000 ? NUMBERED : 0;
  expect(asked.flatMap(({ ids }) => ids)).toHaveLength(CAMPAIGNS - fromServer);
  await act(async () => hydrated?.unmount());
  vi.useRealTimers();
});
