import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { DASHBOARD_UNDER_TEST } from "./integration/dashboard-under-test";
import { ByEnvironment } from "./scripts/by-environment";
import { OVER_STORE, REPLACING } from "./scripts/test-projects";

const root = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);

/** From Node 25 on there is a `localStorage` of Node's own, which would hide that of the document. */
const storage = ["--webstorage", "--experimental-webstorage"].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

export default defineConfig({
  resolve: {
    alias: {
      "@": root,
      // Next resolves this package to an empty module on the server; Vitest has no such condition.
      "server-only": path.join(root, "node_modules/server-only/empty.js"),
    },
  },
  test: {
    environment: "node",
    pool: "threads",
    execArgv: storage ? [storage.replace("--", "--no-")] : [],
    // Vitest leaves one core to the person who watches; of two that is half.
    maxWorkers: "100%",
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        extends: true,
        test: {
          name: "modules",
          include: ["{lib,emulator,scripts}/**/*.test.{ts,tsx}"],
          exclude: [...REPLACING, ...OVER_STORE],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "store",
          include: OVER_STORE,
          isolate: false,
          env: { LOG_LEVEL: "silent" },
          globalSetup: ["scripts/postgres-for-tests.ts"],
        },
      },
      {
        extends: true,
        // Isolated, each of its files would make a document and load React and the rest of the packages for itself.
        test: {
          name: "replacing",
          include: REPLACING,
          exclude: OVER_STORE,
          isolate: false,
          setupFiles: ["scripts/fresh-start.ts"],
        },
      },
      {
        extends: true,
        resolve: {
          alias: {
            "next/headers": path.join(root, "integration/next-headers.ts"),
            "next/link": path.join(root, "integration/next-link.tsx"),
          },
        },
        test: {
          name: "pages",
          include: ["integration/**/*.test.tsx"],
          environment: "jsdom",
          environmentOptions: { jsdom: { url: "http://localhost:3000/" } },
          isolate: false,
          env: DASHBOARD_UNDER_TEST,
          setupFiles: ["integration/stand-ins.ts"],
          // They wait for their servers: with a worker a core, a sixth of the time passed unused.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          // Vitest wants projects with different numbers of workers to be run one after the other.
          sequence: { groupOrder: 1 },
          // Whole journeys, some with several waits.
          testTimeout: 60_000,
        },
      },
    ],
    // A test fails by what it sees, not by how busy the machine is.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // What every property test draws: the same each time, so that a failure is news and can be repeated. Another seed
    // looks elsewhere.
    setupFiles: ["scripts/random-seed.ts", "scripts/patient-waits.ts"],
    provide: { randomSeed: Number(process.env.RANDOM_SEED ?? 20_261_121) },
  },
});
