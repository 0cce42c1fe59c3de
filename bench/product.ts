// The product with a user signed in, for what is measured in a browser.
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { anyFreePort } from "../scripts/ports.mjs";
import { emulatorEnvironment, startDashboard, startEmulator } from "../scripts/servers.mjs";
import { Visitor } from "./visitor";

export const HANDLE = "mara_agency";

/** A dashboard, by its address, that HANDLE is signed in to. */
export interface SignedIn {
  readonly dashboard: string;
  /** What a browser holds then. */
  readonly cookies: Parameters<BrowserContext["addCookies"]>[0];
}

export interface Product extends SignedIn {
  /** Of this run alone, removed after it. */
  readonly folder: string;
  /** Its address. */
  readonly emulator: string;
  readonly browser: Browser;
  /** Starts another dashboard of the same emulator, with other settings, until the end. */
  readonly another: (settings: Record<string, string>) => Promise<SignedIn>;
  /** Something more to stop at the end. */
  readonly atEnd: (stop: () => unknown) => void;
}

/** Starts emulator, dashboard and browser, signs HANDLE in, measures, and stops everything again. */
export async function withProduct<T>(measure: (product: Product) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "flightdeck-bench-"));
  const stops: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const emulator = startEmulator({ port: await anyFreePort(), data: ":memory:" });
    stops.push(() => emulator.stop());
    const environment = {
      ...emulatorEnvironment(emulator.url),
      DATA_DIR: folder,
      SESSION_SECRET: "bench ".repeat(8),
      LOG_LEVEL: "warn",
    };
    const another = async (settings: Record<string, string>): Promise<SignedIn> => {
      const dashboard = startDashboard({
        port: await anyFreePort(),
        environment: { ...environment, ...settings },
      });
      stops.push(() => dashboard.stop());
      await Promise.all([emulator.ready(), dashboard.ready()]);
      const visitor = new Visitor();
      await visitor.signIn(dashboard.url, HANDLE);
      return {
        dashboard: dashboard.url,
        cookies: cookiesOf(visitor.cookie(dashboard.url), dashboard.url),
      };
    };
    const own = await another({});
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
    stops.push(() => browser.close());
    return await measure({
      ...own,
      folder,
      emulator: emulator.url,
      browser,
      another,
      atEnd: (stop) => stops.push(stop),
    });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** One visit with an empty cache. */
export async function visit<T>(
  browser: Browser,
  cookies: SignedIn["cookies"],
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies(cookies);
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/** A Cookie header as a browser takes it. */
const cookiesOf = (header: string, url: string) =>
  header.split("; ").map((pair) => ({
    name: pair.slice(0, pair.indexOf("=")),
    value: pair.slice(pair.indexOf("=") + 1),
    // Secure cookies, which a browser sends to this machine without TLS too.
    url: url.replace("http:", "https:"),
    secure: true,
  }));
