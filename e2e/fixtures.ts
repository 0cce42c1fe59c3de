/**
 * What every end-to-end test starts from. `import { expect, test } from "./fixtures"` instead of Playwright's
 * own, name the file after its resource, and ask for what you need:
 *
 *     test("a campaign is paused from its row", async ({ page, signIn, emulator }) => {
 *       await signIn(page, "jon_marketer");
 *       await page.goto(…);
 *       …
 *     });
 *
 * Each worker has its own emulator (in memory) and its own dashboard (the production build); the emulator is
 * put back to the demo before every test. A test fails when the browser reports an error, breaks the content
 * security policy or asks for anything outside this machine; one that provokes an error declares it with
 * `complaints.expect(/429/)`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";
import { EmulatorControl } from "@/emulator/control/control-client";
import { anyFreePort } from "../scripts/ports.mjs";
import { emulatorEnvironment, type Server, startDashboard, startEmulator } from "../scripts/servers.mjs";
import { BrowserComplaints } from "./browser-complaints";
import { type CountClicks, clickCounter } from "./clicks";
import { hydrated, waitForHydration } from "./hydration";
import { formIn } from "./visitor";

export { expectAccessible } from "./accessible";
export { expect };

/** Values that must never be seen in a page, a log or an error; tests look for them. */
export const SECRETS = {
  session: "canary-session-secret-0123456789-abcdefghijklmnop",
  consumer: "demo-consumer-secret",
} as const;

export interface Servers {
  readonly emulator: Server;
  readonly dashboard: Server;
  /** A second instance of the same dashboard: same secrets, other process and port. */
  startAnother(): Promise<Server>;
}

interface ForEachWorker {
  /** A file of the names that service and dashboard use on the wire; the specification's own without it. */
  dialect: string | undefined;
  servers: Servers;
}

interface ForEachTest {
  emulator: EmulatorControl;
  complaints: BrowserComplaints;
  /** Counts the clicks of a task of e2e/click-tasks.ts, and fails when there are too many. */
  clicks: CountClicks;
  /**
   * Signs the page's browser in, or connects another handle there. The page itself stays where it is: opening one comes
   * next.
   */
  signIn: (page: Page, handle: string, purpose?: "connect") => Promise<void>;
  /** Signs in on the service's own pages, as a person would, and ends on the dashboard's first page. */
  signInByHand: (page: Page, handle: string) => Promise<void>;
}

export const test = base.extend<ForEachTest, ForEachWorker>({
  dialect: [undefined, { option: true, scope: "worker" }],

  servers: [
    async ({ dialect }, use) => {
      const emulator = startEmulator({ port: await anyFreePort(), data: ":memory:", dialect });
      const data = await mkdtemp(path.join(os.tmpdir(), "flightdeck-e2e-"));
      const others: Server[] = [];
      const startOne = async () => {
        const port = await anyFreePort();
        const environment = {
          ...emulatorEnvironment(emulator.url),
          ...dashboardEnvironment(port),
          DATA_DIR: data,
          ...(dialect === undefined ? {} : { SERVICE_DIALECT: dialect }),
        };
        return startDashboard({ port, environment });
      };
      const dashboard = await startOne();
      const startAnother = async () => {
        const server = await startOne();
        others.push(server);
        await server.ready();
        return server;
      };
      try {
        await Promise.all([emulator.ready(), dashboard.ready()]);
        await use({ emulator, dashboard, startAnother });
      } finally {
        await Promise.all([emulator, dashboard, ...others].map((server) => server.stop()));
        await rm(data, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 45_000 },
  ],

  baseURL: ({ servers }, use) => use(servers.dashboard.url),

  context: async ({ context, complaints }, use) => {
    await complaints.watch(context);
    context.on("page", waitForHydration);
    // The page of the test before is there already.
    for (const page of context.pages()) waitForHydration(page);
    await use(context);
    // The next test may open no page: this one's must not go on reading beside it.
    await Promise.all(context.pages().map((page) => page.goto("about:blank")));
  },

  emulator: [
    async ({ servers }, use) => {
      const control = new EmulatorControl(servers.emulator.url);
      await control.reset();
      await use(control);
    },
    { auto: true },
  ],

  // Asks for no browser: a test that opens no page needs none.
  complaints: [
    async ({ servers }, use, info) => {
      const complaints = new BrowserComplaints();
      await use(complaints);
      const log = servers.dashboard.output();
      if (info.status !== info.expectedStatus) await info.attach("dashboard.log", { body: log });
      expect(complaints.unexpected(), "what the browser complained about").toEqual([]);
      for (const secret of Object.values(SECRETS)) {
        expect(log.includes(secret), "a secret is in the dashboard's log").toBe(false);
      }
    },
    { auto: true },
  ],

  clicks: ({}, use, info) => use(clickCounter(info)),

  signIn: ({ servers }, use) =>
    use((page, handle, purpose) =>
      signInWithout(page.context().request, servers.dashboard.url, handle, purpose),
    ),

  signInByHand: ({ baseURL }, use) =>
    use(async (page, handle) => {
      await page.goto("/sign-in");
      await page.locator('form[action="/auth/start"]').getByRole("button").first().click();
      await allowAs(page, handle);
      await page.waitForURL(`${baseURL}/**`);
      await hydrated(page);
    }),
});

/** Takes the three steps of signing in with a browser's cookies and without drawing its pages. */
async function signInWithout(
  request: APIRequestContext,
  dashboard: string,
  handle: string,
  purpose: "sign-in" | "connect" = "sign-in",
) {
  const step = { maxRedirects: 0 };
  const started = await request.post(`${dashboard}/auth/start`, {
    ...step,
    form: { purpose },
    headers: { origin: dashboard },
  });
  const servicePage = started.headers().location ?? "";
  const { target, hidden } = formIn(await (await request.get(servicePage)).text(), servicePage);
  const decided = await request.post(target.href, {
    ...step,
    form: { ...hidden, username: handle, password: "demo", action: "allow" },
    headers: { origin: target.origin },
  });
  const back = await request.get(decided.headers().location ?? "", step);
  expect(new URL(back.headers().location ?? "", dashboard).pathname, "where signing in leads").toBe("/");
}

/** Fills the service's sign-in page and allows the application. */
export async function allowAs(page: Page, handle: string) {
  await page.locator('input[name="username"]').fill(handle);
  await page.locator('input[name="password"]').fill("demo");
  await page.locator('button[name="action"][value="allow"]').click();
}

/** A dashboard on a port, with the secret that every instance shares. */
export const dashboardEnvironment = (port: number) => ({
  APP_URL: `http://localhost:${port}`,
  SESSION_SECRET: SECRETS.session,
  LOG_LEVEL: "info",
});
