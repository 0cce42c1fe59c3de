import { setTimeout as sleep } from "node:timers/promises";
import type { Context, Next } from "hono";
import { databaseFault } from "../database/database-faults";
import type { Clock } from "../http/clock";
import { answerFault, changeAnswer, replacesRoute } from "./fault-answers";
import { breakConnection, cutShort, drip, untilHungUp } from "./fault-connections";
import type { Fault } from "./faults";

interface FaultTools {
  readonly clock: Clock;
  /** Asks the process to end. */
  readonly terminate: () => void;
}

/** Applies a fault to a request: before its route, in place of it, and to its answer. */
export async function applyFault(c: Context, next: Next, fault: Fault, tools: FaultTools): Promise<void> {
  if (fault.step_clock_ms !== undefined) tools.clock.advance(fault.step_clock_ms);
  if (fault.terminate) tools.terminate();
  if (fault.delay_ms) await sleep(fault.delay_ms);
  if (fault.hang) await untilHungUp(c);
  if (fault.hang || fault.reset === "before") return replace(c, breakConnection(c));

  if (replacesRoute(fault)) c.res = answerFault(c.req.path, fault);
  else if (fault.database) await databaseFault.run(fault.database, next);
  else await next();

  if (fault.merge !== undefined || fault.keep_items !== undefined)
    replace(c, await changeAnswer(c.res, fault));
  for (const [name, value] of Object.entries(fault.headers ?? {})) c.res.headers.set(name, value);
}

/** What happens to an answer on its way, once its headers are complete. */
export async function applyDeliveryFault(c: Context, fault: Fault): Promise<void> {
  if (fault.reset === "after") replace(c, breakConnection(c));
  else if (fault.cut_after_bytes !== undefined)
    replace(c, await cutShort(c, fault.cut_after_bytes, fault.chunked));
  else if (fault.drip_ms !== undefined) replace(c, drip(c.res, fault.drip_ms));
}

function replace(c: Context, response: Response): void {
  // Without this, Hono would copy the headers of the answer that goes onto the one that comes.
  c.res = undefined;
  c.res = response;
}
