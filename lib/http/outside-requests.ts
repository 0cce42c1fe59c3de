import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "@/lib/process-wide";

/**
 * Runs things as if no request were being answered. A connection that is opened while a page is made outlives it, and
 * would hold on to the page's request for as long. Called first when the server starts, outside of requests.
 */
export const outsideRequests = () =>
  processWide("outside-requests", () => ({ run: AsyncLocalStorage.snapshot() }));
