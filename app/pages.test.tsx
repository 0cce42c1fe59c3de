import { AsyncLocalStorage } from "node:async_hooks";
import { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { accountService } from "@/lib/first-reads/test-account-service";
import { startForward } from "@/lib/forward/test-forward";
import { outsideRequests } from "@/lib/process-wide";
import { eventually } from "@/lib/time/test-eventually";
import { APP_PAGES, addressOfPage } from "./test-pages";

// Long enough for a machine that has much else to do.
vi.mock("@/lib/first-reads/first-reads", async (original) => {
  const { firstReads } = await original<typeof import("@/lib/first-reads/first-reads")>();
  return { firstReads: (headers: Headers) => firstReads(headers, 30_000, 30_000) };
});

const request = vi.hoisted(() => ({ headers: new Headers() }));

vi.mock("next/headers", () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: () => undefined }),
}));

/** The value of each `[name]` of an address. */
const params: Readonly<Record<string, string>> = {
  environment: "live",
  handle: "mara",
  accountId: "18ce54d4x5t",
  audienceId: "abc1",
  draftId: "1",
  scheduledId: "abc2",
  cardId: "1",
  kind: "image",
  token: "no-token",
};

const modules = import.meta.glob<{ default: ComponentType<object> }>("./**/{page,layout}.tsx");
const componentOf = async (file: string) => (await modules[`./${file}`]?.())?.default;

/** A page in its layouts, outermost first. */
async function chainOf(page: string): Promise<ComponentType<object>[]> {
  const folders = page.split("/").slice(0, -1);
  const layouts = ["", ...folders.map((_, index) => `${folders.slice(0, index + 1).join("/")}/`)].map(
    (folder) => `${folder}layout.tsx`,
  );
  const found = await Promise.all([...layouts, page].map(componentOf));
  return found.filter((component) => component !== undefined);
}

const router = {
  bfcacheId: "",
  back() {},
  forward() {},
  refresh() {},
  push() {},
  replace() {},
  prefetch() {},
};

function treeOf(chain: readonly ComponentType<object>[], pathname: string): ReactNode {
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve({}) };
  const inside = chain.reduceRight<ReactNode>(
    (children, component) => createElement(component, { ...props, children } as object),
    null,
  );
  return (
    <AppRouterContext.Provider value={router}>
      <PathnameContext.Provider value={pathname}>
        <PathParamsContext.Provider value={params}>
          <SearchParamsContext.Provider value={new URLSearchParams()}>{inside}</SearchParamsContext.Provider>
        </PathParamsContext.Provider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  );
}

/** The HTML of a page, as far as it is rendered before a person asks the service; or where it sends the browser. */
function rendered(tree: ReactNode): Promise<string> {
  return new Promise((resolve) => {
    let html = "";
    const sink = new Writable({
      write(chunk, _, done) {
        html += chunk;
        done();
      },
    });
    sink.on("finish", () => resolve(html));
    const errors: string[] = [];
    const stream = renderToPipeableStream(tree, {
      onAllReady: () => stream.pipe(sink),
      onShellError: () => resolve(errors.join()),
      onError: (error) => {
        errors.push(error instanceof Error && "digest" in error ? String(error.digest) : String(error));
      },
    });
  });
}

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;

/** As Next renders a page: whatever the page begins, a timer or a wait, carries its request along. */
const requests = new AsyncLocalStorage<object>();

/** Renders a page for a request of its own, which nothing else holds. */
async function load(tree: ReactNode): Promise<WeakRef<object>> {
  const request = {};
  await requests.run(request, () => rendered(tree));
  return new WeakRef(request);
}

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const heldOf = (loads: readonly WeakRef<object>[]) => loads.filter((request) => request.deref()).length;

/** Resolves when at most so many of these are held by something. A collection costs a moment: it follows a need. */
const atMostHeld = (count: number, loads: readonly WeakRef<object>[]) =>
  eventually(async () => {
    // What a WeakRef was made of or gave away lives until the running job ends.
    await setImmediate();
    if (heldOf(loads) > count) {
      await setImmediate();
      collectGarbage();
    }
    expect(heldOf(loads)).toBeLessThanOrEqual(count);
  });

const LOADS = 3;

let forward: Awaited<ReturnType<typeof startForward>>;

beforeAll(async () => {
  outsideRequests();
  forward = await startForward();
  request.headers.set("cookie", (await forward.asMara()).cookie);
  request.headers.set("sec-fetch-dest", "document");
});

afterAll(() => forward.stop());

/** What was asked of each page. */
const loadsOf = new Map<string, WeakRef<object>[]>();
let timersBefore = 0;

it.each(APP_PAGES)("%s is answered", async (page) => {
  const tree = treeOf(await chainOf(page), addressOfPage(page, params));
  request.headers.set("x-asked-for", addressOfPage(page, params));
  if (loadsOf.size === 0) timersBefore = timers();
  // The first load brings in code.
  expect(await rendered(tree)).toMatch(/^<!DOCTYPE html>|^NEXT_/);
  const loads: WeakRef<object>[] = [];
  for (let count = 0; count < LOADS; count += 1) loads.push(await load(tree));
  loadsOf.set(page, loads);
});

// All are asked first: what a connection holds it gives back when it closes, seconds later.
it.each(APP_PAGES)("%s holds nothing of a request once it is answered", async (page) => {
  const loads = loadsOf.get(page) ?? [];
  expect(loads).toHaveLength(LOADS);
  // The engine may hold the last request that it ran anything of.
  await atMostHeld(1, loads);
});

it("no page leaves a timer behind with each load", () =>
  eventually(() => expect(timers() - timersBefore).toBeLessThan(LOADS)));

it("comes with its first rows and their numbers, and with nothing of the session", async () => {
  const campaigns = Array.from({ length: 50 }, (_, at) =>
    sampleCampaign({ id: `c${at}`, name: `Campaign ${at}`, created_at: "2026-03-01T09:00:00Z" }),
  );
  forward.answerWith(accountService({ campaigns, aDay: { billed_charge_local_micro: 123_000_000 } }));
  const page = "(dashboard)/[environment]/[handle]/[accountId]/campaigns/page.tsx";
  request.headers.set("x-asked-for", addressOfPage(page, params));
  const html = await rendered(treeOf(await chainOf(page), addressOfPage(page, params)));
  expect(html.match(/role="row"/g)?.length).toBeGreaterThan(15);
  expect(html).toContain("Campaign 3");
  expect(html.match(/data-cell="spend"[^>]*>.{0,300}?>861\.00</g)?.length).toBeGreaterThan(15);
  const session = request.headers.get("cookie")?.split(/; |=/) ?? [];
  for (const secret of ["42-token", "hush", ...session.filter((part) => part.length > 40)]) {
    expect(html).not.toContain(secret);
  }
});
