import type { Context, Hono } from "hono";
import * as z from "zod";
import {
  type ControlParts,
  clockInput,
  comesFromPage,
  isLocalHost,
  mistakesInWords,
  moveClock,
  resetInput,
} from "../control/control";
import { faultInput } from "../control/faults";
import type { Connection } from "../database/connection";
import { messagePage } from "../pages/message-page";
import { faultsPage, MORE_FIELD, type TypedFault } from "./faults-page";
import { LIVE_SCRIPT } from "./frame";
import { liveScript } from "./live-script";
import { peoplePage } from "./people-page";
import { recordsPage } from "./records-page";
import { requestPage } from "./request-page";
import { type RequestsParts, requestsPage } from "./requests-page";

type InspectorParts = RequestsParts &
  Pick<ControlParts, "faults" | "reset" | "settled"> & { readonly connection: Connection };

/** The pages about the emulator, on this machine only: what arrives and what is there, and control in forms. */
export function registerInspector(app: Hono, parts: InspectorParts): void {
  const { faults, log, connection } = parts;
  for (const path of ["/", "/inspector/*"])
    app.use(path, async (c, next) => {
      const isAllowed = isLocalHost(c) && (c.req.method === "GET" || !comesFromPage(c));
      return isAllowed ? next() : refused(c);
    });
  // Browsers ask for it beside every page; there is none.
  app.get("/favicon.ico", (c) => c.body(null, 204));
  app.get(LIVE_SCRIPT, (c) => c.body(liveScript, 200, { "content-type": "text/javascript;charset=utf-8" }));
  app.get("/", (c) => requestsPage(c, parts));
  app.get("/inspector/requests/:number", (c) => requestPage(c, log));
  app.get("/inspector/records", (c) => recordsPage(c, connection));
  app.get("/inspector/people", peoplePage);

  app.get("/inspector/faults", (c) => faultsPage(c, faults));
  app.post("/inspector/faults", async (c) => {
    const typed = await formOf(c);
    const fault = faultIn(typed);
    if (typeof fault === "string") return faultsPage(c, faults, typed, fault);
    faults.add(fault);
    return c.redirect("/inspector/faults", 303);
  });
  app.post("/inspector/faults/clear", (c) => {
    faults.clear();
    return c.redirect("/inspector/faults", 303);
  });
  app.post("/inspector/faults/:number/remove", (c) => {
    faults.remove(Number(c.req.param("number")));
    return c.redirect("/inspector/faults", 303);
  });

  app.post("/inspector/clock", async (c) => {
    const input = clockInput.safeParse({ advance_ms: Number((await formOf(c)).advance_ms) });
    if (!input.success) return notUnderstood(c, mistakesInWords(input.error));
    await moveClock(parts, input.data.advance_ms);
    return c.redirect("/", 303);
  });
  app.post("/inspector/reset", async (c) => {
    const input = resetInput.safeParse(await formOf(c));
    if (!input.success) return notUnderstood(c, mistakesInWords(input.error));
    parts.reset(input.data.seed);
    return c.redirect("/", 303);
  });
}

const formOf = async (c: Context): Promise<TypedFault> =>
  Object.fromEntries(new URLSearchParams(await c.req.text()));

/** The fault that a form asks for, or why there is none; empty fields do not count. */
function faultIn(typed: TypedFault): z.output<typeof faultInput> | string {
  const said = Object.entries(typed).filter(([name, value]) => name !== MORE_FIELD && value.trim() !== "");
  const numbers = /^(status|delay_ms|after|count)$/;
  const fields = said.map(([name, value]) => [name, numbers.test(name) ? Number(value) : value.trim()]);
  const more = moreIn(typed[MORE_FIELD] ?? "");
  if (!more) return "More must be a JSON object.";
  const read = faultInput.safeParse({ ...more, ...Object.fromEntries(fields) });
  return read.success ? read.data : mistakesInWords(read.error);
}

function moreIn(text: string): Record<string, unknown> | undefined {
  if (text.trim() === "") return {};
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const refused = (c: Context) =>
  messagePage(c, {
    title: "Only from this machine",
    advice: "Open this page at 127.0.0.1 or localhost. Other sites may not change anything here.",
    status: 403,
  });

const notUnderstood = (c: Context, advice: string) =>
  messagePage(c, { title: "That could not be done", advice, status: 400 });
