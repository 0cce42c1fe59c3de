import type { IncomingMessage, ServerResponse } from "node:http";
import { storeHealth } from "@/lib/database/store-connection";
import { answerHealth } from "@/lib/http/health";

/** Health where Next serves alone; in production server/dashboard.ts answers it, and says when the process is to end. */
export default async function health(request: IncomingMessage, response: ServerResponse): Promise<void> {
  answerHealth(request, response, { stopping: false, store: await storeHealth() });
}
