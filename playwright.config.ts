import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.mjs";

// Workers load this file again: they need not look for the browser a second time.
process.env.CHROMIUM ??= await findBrowser();

/**
 * End-to-end tests: the production build and the emulator, one pair for each worker (e2e/fixtures.ts). A test
 * that fails once has failed: there are no retries.
 */
export default defineConfig({
  testDir: "e2e",
  // Goldens hold no pixels and no widths of letters: every system has the same ones.
  snapshotPathTemplate: "{testDir}/goldens/{arg}{ext}",
  outputDir: "test-results/end-to-end",
  globalSetup: "./e2e/global-setup.ts",
  fullyParallel: true,
  // Three would fill the fifth of their time that two spend waiting, but then the portfolio's reads take over ten seconds.
  workers: Number(process.env.E2E_WORKERS) || 2,
  forbidOnly: true,
  retries: 0,
  // Twice what the slowest test and the slowest answer of a page need on two busy cores.
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["list"],
    ["./e2e/click-reporter.ts"],
    // For scripts that add up the results.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as const] : []),
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    // The page of the test before, emptied of all it kept: a new one costs a second of a core.
    reuseContext: true,
    // Nothing fades or slides, so that no test waits for it.
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    // Writing down every step costs a third of the run: TRACE=1 does it for the tests at hand.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      // Nothing but the tests asks for anything on the network.
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-gpu",
        "--disable-quic",
        "--disable-sync",
        "--no-first-run",
        // A page lives for seconds: optimising its code takes longer than what runs faster gives back, also
        // with thousands of rows.
        "--js-flags=--no-maglev --no-turbofan",
      ],
    },
  },
});
