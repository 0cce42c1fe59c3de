/**
 * What every test of whole pages starts from: the dashboard's own pages in jsdom, the forward and the emulator in the
 * same process. `import { expect, test } from "./dashboard"`, name the file after its resource, and ask for what you need:
 *
 *     test("a poll is created", async ({ open, user, emulator }) => {
 *       await open("/live/mara_agency/frbm3w17men/polls/new");
 *       await user.click(await screen.findByRole("button", { name: "Create poll" }));
 *       …
 *     });
 *
 * Everything but the layout is real. What needs a layout, another program's window, a worker or two tabs is tested in
 * a browser (e2e/).
 */
import { cleanup, render, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { test as base, beforeAll, expect, vi } from "vitest";
import { EmulatorControl } from "@/emulator/control/control-client";
import type { Environment } from "@/lib/ads/endpoint";
import { clearStorage } from "./clear-storage";
import { TestClipboard } from "./clipboard";
import { Complaints } from "./complaints";
import { jar } from "./cookie-jar";
import { Downloads } from "./downloads";
import { fetchInPage, serverFetch } from "./fetch-in-page";
import { type Servers, servers } from "./servers";
import { ALLOWANCES_PATH, SIGN_IN_PATH, STORE_PATHS } from "./test-paths";
import { viewport } from "./viewport";

export { expect };

interface OpenOptions {
  /** Handle of who is signed in, mara_agency by default; others that are connected follow after a plus. */
  readonly as?: string;
  /** Width of the window in pixels: 390 is a phone. */
  readonly width?: number;
}

/** Opens a page, as typing its address does: nothing is left of the page before except what the browser stores. */
export type Open = (address: string, options?: OpenOptions) => Promise<void>;

interface AccountOptions {
  /** Who is signed in, mara_agency by default. */
  readonly as?: string;
  readonly environment?: Environment;
}

/** The id of an account that a handle reaches, by the account's name; of the first without it. */
export type AccountId = (name?: string, options?: AccountOptions) => Promise<string>;

export interface TestStore {
  readonly on: () => Promise<void>;
  /** Asks a route of the dashboard's own as who is signed in, whichever page is open. */
  readonly ask: <Answer>(path: string, question: object, as: string) => Promise<Answer>;
}

interface Fixtures {
  open: Open;
  accountId: AccountId;
  /** Asks the service through the forward as who is signed in, whichever page is open: `live/mara_agency/12/…`. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  user: UserEvent;
  /** The dashboard has none until a test gives it one; it is empty then. */
  store: TestStore;
  emulator: EmulatorControl;
  /** Fails the test for what the page writes into the console, unless it is expected. */
  complaints: Complaints;
  clipboard: TestClipboard;
  /** The files that pages save. */
  downloads: Downloads;
}

// What a worker makes once takes no test's time.
beforeAll(async () => {
  await Promise.all([servers(), import("./router")]);
}, 120_000);

export const test = base.extend<Fixtures & { running: Servers }>({
  running: async ({ task: _ }, use) => use(await servers()),

  emulator: [
    async ({ running }, use) => {
      const control = new EmulatorControl(running.emulatorUrl);
      await Promise.all([control.reset(), serverFetch(`${running.forwardUrl}${ALLOWANCES_PATH}`)]);
      await use(control);
    },
    { auto: true },
  ],

  complaints: [
    async ({ running: _ }, use) => {
      const complaints = new Complaints();
      await use(complaints);
      complaints.end();
      expect(complaints.unexpected(), "what the page complained about").toEqual([]);
    },
    { auto: true },
  ],

  downloads: async ({ running: _ }, use) => {
    const downloads = new Downloads();
    await use(downloads);
    downloads.end();
  },

  store: async ({ running, emulator: _ }, use) => {
    const turn = async (path: string) => void (await serverFetch(`${running.forwardUrl}${path}`));
    const fetch = fetchInPage(running.forwardUrl, new AbortController().signal);
    await use({
      on: () => turn(STORE_PATHS.on),
      ask: async (path, question, as) => {
        await signIn(running, as);
        const headers = { "x-forward": "1", "content-type": "application/json" };
        const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(question) });
        return answer.json();
      },
    });
    await turn(STORE_PATHS.off);
    jar.clear();
  },

  // After the user's, which brings a clipboard of its own.
  clipboard: async ({ user }, use) => use(new TestClipboard(user)),

  user: async ({ running: _ }, use) => {
    const user = userEvent.setup({ delay: null });
    const keyboard = async (keys: string) => {
      await drawnEffects();
      await user.keyboard(keys);
    };
    await use({ ...user, keyboard });
  },

  ask: async ({ running, emulator: _ }, use) => {
    const fetch = fetchInPage(running.forwardUrl, new AbortController().signal);
    await use((path, init) =>
      fetch(`/api/ads/${path}`, { ...init, headers: { "x-forward": "1", ...init?.headers } }),
    );
    jar.clear();
  },

  accountId: ({ running, ask }, use) =>
    use(async (name, { as = "mara_agency", environment = "live" } = {}) => {
      await signIn(running, as);
      const answer = await ask(`${environment}/${as}/12/accounts`);
      const { data }: { data: { id: string; name: string }[] } = await answer.json();
      const account = data.find((each) => name === undefined || each.name === name);
      if (!account) throw new Error(`@${as} reaches no account ${name ?? "at all"}`);
      return account.id;
    }),

  open: async ({ running, emulator: _, complaints: __ }, use) => {
    const page = new OpenPage(running);
    await use((address, options) => page.open(address, options));
    page.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    jar.clear();
    await clearStorage();
    history.replaceState(null, "", "/");
  },
});

/** The one tab of the test's browser. */
class OpenPage {
  readonly #servers: Servers;
  #gone = new AbortController();

  constructor(servers: Servers) {
    this.#servers = servers;
  }

  async open(address: string, { as = "mara_agency", width = 1280 }: OpenOptions = {}): Promise<void> {
    this.leave();
    this.#gone = new AbortController();
    // Variables of modules are reset with the page before, as in a browser.
    vi.resetModules();
    const { firstPage, TestRouter } = await import("./router");
    viewport.resize(width, width < 600 ? 844 : 800);
    await signIn(this.#servers, as);
    vi.stubGlobal("fetch", fetchInPage(this.#servers.forwardUrl, this.#gone.signal));
    const first = await firstPage(address);
    render(<TestRouter first={first} />);
    await roleKnown();
  }

  leave(): void {
    cleanup();
    this.#gone.abort();
  }
}

/** Signs the test's browser in once, without drawing the pages of it. */
async function signIn({ forwardUrl }: Servers, handle: string): Promise<void> {
  if (jar.header()) return;
  const answer = await serverFetch(`${forwardUrl}${SIGN_IN_PATH}${handle}`);
  for (const cookie of (await answer.text()).split("\n")) jar.store(cookie);
}

const atOnce = setImmediate;
/** Handlers of keys are registered just after a page is drawn; a user presses one a moment later. */
const drawnEffects = () => new Promise<void>((resolve) => atOnce(() => resolve()));

/** Replaces what is in a field, once something can be written into it. */
export async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await waitFor(() => expect(field).toBeEnabled());
  await user.clear(field);
  if (text !== "") await user.paste(text);
}

/** Presses a button once it is enabled; until then it shows why it is not. */
export async function press(user: UserEvent, button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
  await user.click(button);
}

/** Resolves when the address, without its origin, is as it should be. */
export const addressBecomes = (pattern: RegExp) =>
  waitFor(() => expect(location.pathname + location.search).toMatch(pattern));

/** Resolves when the page has loaded what the user may do there: before that its controls are closed. */
async function roleKnown(): Promise<void> {
  await waitFor(() =>
    expect(document.body.textContent).not.toContain("Checking what your role allows here."),
  );
}
