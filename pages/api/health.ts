import type { IncomingMessage, ServerResponse } from "node:http";
import { answerHealth } from "@/lib/http/health";

/** Health where Next serves alone; in production server/dashboard.ts answers it, and says when the process is to end. */
export default function health(request: IncomingMessage, response: ServerResponse): void {
  answerHealth(request, response, false);
}
