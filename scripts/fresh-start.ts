// Before each test file of a worker that serves many: the project's modules are loaded again, and after the
// file nothing is left of what it mocked, rendered or stored.
import { afterAll, vi } from "vitest";
import { clearStorage } from "../integration/clear-storage";
import "../integration/quick-document";

vi.resetModules();

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // Values of lib/process-wide.ts, which outlive its modules.
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (key.description?.startsWith("flightdeck.")) Reflect.deleteProperty(globalThis, key);
  }
  if (typeof document === "undefined") return;
  const { cleanup } = await import("@testing-library/react");
  cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
  // Routers and what writes addresses put methods of their own in the place of the history's.
  for (const key of ["pushState", "replaceState", "nuqs"]) Reflect.deleteProperty(history, key);
  history.replaceState(null, "", "/");
  await clearStorage();
});
