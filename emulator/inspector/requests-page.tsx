/** @jsxImportSource hono/jsx */
import type { Context } from "hono";
import * as z from "zod";
import type { ControlParts } from "../control/control";
import type { NumberedRequest } from "../control/request-log";
import { SEEDS } from "../seed/seeds";
import { InspectorTable, inspectorPage, instantText } from "./frame";
import { Setup } from "./setup";

const SHOWN = 50;
const STATUSES = ["2", "3", "4", "5"] as const;
const METHODS = ["GET", "POST", "PUT", "DELETE"] as const;

const filter = z.object({
  path: z.string().max(500).catch(""),
  method: z.enum(METHODS).optional().catch(undefined),
  status: z.enum(STATUSES).optional().catch(undefined),
});
type Filter = z.output<typeof filter>;

export type RequestsParts = Pick<ControlParts, "clock" | "log"> & {
  /** What the records were last filled with. */
  seed(): string;
};

/** GET /: what arrived and how it was answered, the clock, and how to reach the service. */
export function requestsPage(c: Context, parts: RequestsParts): Response {
  // A check whether the emulator is there reads no answers.
  if (/\btext\/html\b/.test(c.req.header("accept") ?? "")) parts.log.lookAt();
  const asked = filter.parse(c.req.query());
  const found = [...parts.log.newest()].filter((request) => fits(request, asked));
  return inspectorPage(c, {
    title: "The whole service, on this machine",
    path: "/",
    isLive: true,
    children: (
      <>
        <p>
          An emulator of the advertising service and its credential service. Its records are its own; nothing
          is ever served, spent or sent. See the <a href="/openapi.json">OpenAPI document</a>.
        </p>
        <ClockAndSeed now={parts.clock.now()} seed={parts.seed()} />
        <h2>What arrived</h2>
        <FilterForm {...asked} />
        <div id="requests" data-live>
          <p class="muted">
            {found.length > SHOWN ? `The last ${SHOWN} of ${found.length}` : `${found.length} requests`}
            {" · answers are recorded while this page is open"}
          </p>
          <InspectorTable
            label="Requests"
            code={[2, 3]}
            head={["Time", "Status", "Method", "Path", "Took"]}
            none="No requests match yet."
            rows={found
              .slice(0, SHOWN)
              .map((request) => [
                request.at.slice(11, 19),
                <span class={`status status-${Math.floor(request.status / 100)}`}>
                  {request.status === 0 ? "…" : request.status}
                </span>,
                request.method,
                <a href={`/inspector/requests/${request.number}`}>{addressOf(request)}</a>,
                `${request.took.toFixed(1)} ms`,
              ])}
          />
        </div>
        <Setup c={c} />
      </>
    ),
  });
}

const addressOf = ({ path, query }: NumberedRequest) => {
  const whole = query === "" ? path : `${path}?${query}`;
  return whole.length > 120 ? `${whole.slice(0, 120)}…` : whole;
};

function fits(request: NumberedRequest, { path, method, status }: Filter): boolean {
  return (
    (method === undefined || request.method === method) &&
    (status === undefined || String(request.status).startsWith(status)) &&
    `${request.path}?${request.query}`.toLowerCase().includes(path.toLowerCase())
  );
}

function FilterForm({ path, method, status }: Filter) {
  return (
    <form class="tools" method="get" action="/">
      <div class="grow">
        <label for="path">Path contains</label>
        <input id="path" name="path" value={path} maxlength={500} />
      </div>
      <div>
        <label for="method">Method</label>
        <select id="method" name="method">
          <option value="">Any</option>
          {METHODS.map((one) => (
            <option selected={one === method}>{one}</option>
          ))}
        </select>
      </div>
      <div>
        <label for="status">Status</label>
        <select id="status" name="status">
          <option value="">Any</option>
          {STATUSES.map((one) => (
            <option value={one} selected={one === status}>{`${one}xx`}</option>
          ))}
        </select>
      </div>
      <button type="submit">Filter</button>
      <button type="button" id="pause" hidden>
        Pause
      </button>
    </form>
  );
}

const STEPS = [
  ["15 minutes", 15 * 60_000],
  ["1 hour", 3_600_000],
  ["1 day", 86_400_000],
] as const;

function ClockAndSeed({ now, seed }: { now: number; seed: string }) {
  return (
    <div class="pair">
      <form method="post" action="/inspector/clock">
        <h2>Clock</h2>
        <p id="now" data-live>
          <code>{instantText(now)} UTC</code>
        </p>
        <div class="actions">
          {STEPS.map(([name, step]) => (
            <button type="submit" name="advance_ms" value={String(step)} aria-label={`Advance ${name}`}>
              {`+ ${name}`}
            </button>
          ))}
        </div>
      </form>
      <form method="post" action="/inspector/reset">
        <h2>Start over</h2>
        <p>{`Records of the seed “${seed}”. A reset replaces records, tokens, faults and the clock.`}</p>
        <div class="tools">
          <div>
            <label for="seed">Seed</label>
            <select id="seed" name="seed">
              {SEEDS.map((one) => (
                <option selected={one === seed}>{one}</option>
              ))}
            </select>
          </div>
          <button type="submit">Reset</button>
        </div>
      </form>
    </div>
  );
}
