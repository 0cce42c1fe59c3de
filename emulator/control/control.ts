import type { Context, Hono } from "hono";
import * as z from "zod";
import type { Clock } from "../http/clock";
import { type EmittedEvent, emittedEvent } from "../platform/activity/emitted-event";
import type { EmitReport } from "../platform/activity/hub";
import { SEEDS, type Seed } from "../seed/seeds";
import { type Faults, faultInput } from "./faults";
import type { RequestLog } from "./request-log";

const YEAR_MS = 366 * 86_400_000;

export const resetInput = z.strictObject({ seed: z.enum(SEEDS).default("demo") });
export const clockInput = z.strictObject({ advance_ms: z.int().min(-YEAR_MS).max(YEAR_MS) });

export interface ControlParts {
  readonly clock: Clock;
  readonly faults: Faults;
  readonly log: RequestLog;
  reset(seed: Seed): void;
  emit(event: EmittedEvent): Promise<EmitReport>;
  /** Resolves when what the passing of time set off is done. */
  settled(): Promise<void>;
  /** Who is in an audience: every identifier, `email:<hash>`. */
  members(audienceId: string): readonly string[];
}

/** Moves the clock, and waits until what the passing of time set off is done. */
export async function moveClock({ clock, settled }: Pick<ControlParts, "clock" | "settled">, ms: number) {
  clock.advance(ms);
  await settled();
}

/** What does not fit, in one sentence. */
export const mistakesInWords = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": ")).join("; ");

/** `/_emulator/*`: what tests do to the emulator, from this machine only and never from a web page. */
export function registerControl(
  app: Hono,
  { clock, faults, log, reset, emit, settled, members }: ControlParts,
): void {
  app.use("/_emulator/*", async (c, next) => {
    c.header("cache-control", "no-store");
    if (!isLocalHost(c) || comesFromPage(c))
      return refuseControl(
        c,
        403,
        "Control is for programs on this machine; web pages and other hosts may not.",
      );
    return next();
  });

  app.post("/_emulator/reset", async (c) => {
    const input = await read(c, resetInput);
    if (input instanceof Response) return input;
    reset(input.seed);
    return c.json({ seed: input.seed, now: new Date(clock.now()).toISOString() });
  });

  app.post("/_emulator/faults", async (c) => {
    const fault = await read(c, faultInput);
    if (fault instanceof Response) return fault;
    faults.add(fault);
    return c.json({ faults: faults.list() }, 201);
  });
  app.get("/_emulator/faults", (c) => c.json({ faults: faults.list() }));
  app.delete("/_emulator/faults", (c) => {
    faults.clear();
    return c.json({ faults: [] });
  });

  app.post("/_emulator/clock", async (c) => {
    const input = await read(c, clockInput);
    if (input instanceof Response) return input;
    await moveClock({ clock, settled }, input.advance_ms);
    return c.json({ now: new Date(clock.now()).toISOString() });
  });

  app.post("/_emulator/events", async (c) => {
    const event = await read(c, emittedEvent);
    if (event instanceof Response) return event;
    return c.json(await emit(event), 201);
  });

  app.get("/_emulator/requests", (c) => c.json(log.show()));

  app.get("/_emulator/audience-members", (c) => {
    const identifiers = members(c.req.query("audience_id") ?? "");
    return c.text(identifiers.map((identifier) => `${identifier}\n`).join(""));
  });

  app.all("/_emulator/*", (c) =>
    refuseControl(
      c,
      404,
      "There is POST reset, POST, GET or DELETE faults, POST clock, POST events, GET requests and GET audience-members.",
    ),
  );
}

/** A body that fits the schema, or the answer with what does not fit. No body counts as `{}`. */
async function read<T>(c: Context, schema: z.ZodType<T>): Promise<T | Response> {
  const text = await c.req.text();
  const json = z.string().transform((value, context) => {
    try {
      return JSON.parse(value === "" ? "{}" : value);
    } catch {
      context.addIssue({ code: "custom", message: "the body is not JSON" });
      return z.NEVER;
    }
  });
  const parsed = json.pipe(schema).safeParse(text);
  if (parsed.success) return parsed.data;
  return refuseControl(c, 400, mistakesInWords(parsed.error));
}

const refuseControl = (c: Context, status: 400 | 403 | 404, message: string) =>
  c.json({ error: message }, status);

/** The Host header as well as the socket: a foreign name that resolves to this machine is refused. */
export function isLocalHost(c: Context): boolean {
  const { hostname } = new URL(c.req.url);
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/**
 * Whether a page of another site, or of another port, sent it. A browser's own header is trusted:
 * of the emulator's own forms it names no origin, because they have no referrer.
 */
export function comesFromPage(c: Context): boolean {
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return origin !== undefined && origin !== new URL(c.req.url).origin;
}
