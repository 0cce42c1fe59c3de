import { readdirSync } from "node:fs";
import path from "node:path";
import { Writable } from "node:stream";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";

const request = vi.hoisted(() => ({ headers: new Headers() }));

vi.mock("next/headers", () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: () => undefined }),
}));

/** What stands in the place of each `[name]` of an address. */
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

const root = import.meta.dirname;
const pages = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .sort();

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

/** The HTML of a page, as far as it is rendered before somebody asks the service; or where it sends the browser. */
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

const LOADS = 3;

beforeAll(async () => {
  vi.stubEnv("APP_URL", "http://localhost:3000");
  vi.stubEnv("SESSION_SECRET", "pages-test-secret-of-forty-characters---");
  const { keepSession } = await import("@/lib/session/open-session");
  const { beginSession } = await import("@/lib/session/session-token");
  const { keepHandle } = await import("@/lib/session/vault");
  const mara = { userId: "42", handle: "mara", access: "write", token: "t", secret: "s" } as const;
  const cookies = [
    await keepSession(beginSession({ id: "42", handle: "mara", name: "mara" })),
    await keepHandle({ personId: "42", ...mara }),
  ];
  request.headers.set("cookie", cookies.map((cookie) => cookie.split(";")[0]).join("; "));
});

/** The address of a page, with something in the place of each `[name]`. */
const addressOf = (page: string) =>
  `/${page.replace(/(^|\/)page\.tsx$/, "").replace("(dashboard)/", "")}`.replace(
    /\[(?:\.\.\.)?(\w+)\]/g,
    (_, name: string) => params[name] ?? name,
  );

it.each(pages)("%s leaves no timer that would hold its request", async (page) => {
  const tree = treeOf(await chainOf(page), addressOf(page));
  // The first load brings in code.
  expect(await rendered(tree)).toMatch(/^<!DOCTYPE html>|^NEXT_/);
  const before = timers();
  for (let load = 0; load < LOADS; load += 1) await rendered(tree);
  expect(timers() - before).toBeLessThan(LOADS);
});
