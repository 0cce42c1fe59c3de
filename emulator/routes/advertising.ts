import type { Hono } from "hono";
import type { Clock } from "../clock";
import { verifyRequest } from "../credentials/verify-request";
import type { Db } from "../store/database";

/** The advertising service, in both environments. */
export function advertisingRoutes(_parts: { readonly db: Db; readonly clock: Clock }) {
  return {
    register(app: Hono): void {
      app.all("/live/*", async (c) => {
        await verifyRequest(c);
        return c.notFound();
      });
      app.all("/sandbox/*", async (c) => {
        await verifyRequest(c);
        return c.notFound();
      });
    },
    reset(): void {},
  };
}
