// The emulator as `npm run emulator` serves it, with records on disk, for as long as a measurement runs. Its
// allowances and limits are lifted, for they would end every run within seconds; counting stays part of the work.
import { serve } from "@hono/node-server";
import { createEmulator } from "../emulator/app";
import { catalogue } from "../lib/ads/catalogue";
import { totalCounts } from "../lib/ads/rate-limits";

const rateLimits = [totalCounts, ...catalogue.map(({ rateLimit }) => rateLimit)];
for (const rateLimit of rateLimits) Object.assign(rateLimit, { limit: 1_000_000_000 });

const [port = "4010", data = ":memory:"] = process.argv.slice(2);
const emulator = createEmulator({ data, seed: "demo" });
emulator.db.exec("UPDATE accounts SET active_campaign_limit = 1000000000");
const server = serve({ fetch: emulator.app.fetch, port: Number(port), hostname: "127.0.0.1" });

process.on("SIGTERM", () => {
  server.close();
  emulator.close();
  process.exit();
});
