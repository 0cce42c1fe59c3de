import path from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);

export default defineConfig({
  resolve: {
    alias: {
      "@": root,
      // Next resolves this package to an empty module on the server; Vitest has no such condition.
      "server-only": path.join(root, "node_modules/server-only/empty.js"),
    },
  },
  test: {
    include: ["{app,components,lib,emulator,scripts,server}/**/*.test.{ts,tsx}"],
    environment: "node",
    // A test fails by what it sees, not by how busy the machine is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What every property test draws: the same each time, so that a failure is news and can be repeated. Another seed
    // looks elsewhere.
    setupFiles: ["scripts/random-seed.ts", "scripts/patient-waits.ts"],
    provide: { randomSeed: Number(process.env.RANDOM_SEED ?? 20_261_121) },
  },
});
