/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import { DEMO_PASSWORD } from "@/lib/demo-users";
import { OWNER_TOKEN } from "./credentials/seed";
import { publicOrigin } from "./http/public-origin";
import { renderPage } from "./pages/page";

/** GET /: the addresses, keys and users of the emulator. */
export function registerIndexPage(app: Hono): void {
  // Browsers ask for it beside every page; there is none.
  app.get("/favicon.ico", (c) => c.body(null, 204));
  app.get("/", (c) => {
    const { people } = c.get("credentials");
    const base = publicOrigin(c);
    return renderPage(c, {
      title: "Addresses, keys and users",
      wide: true,
      children: (
        <>
          <h1>The whole service, on this machine</h1>
          <p>
            An emulator of the advertising service and its credential service. Its records are its own;
            nothing is ever served, spent or sent. See the <a href="/openapi.json">OpenAPI document</a>.
          </p>
          <h2>Addresses</h2>
          <Table
            label="Addresses"
            code={[1]}
            head={["Part", "Address"]}
            rows={[
              ["Authorization", base],
              ["Advertising, live", `${base}/live`],
              ["Advertising, sandbox", `${base}/sandbox`],
              ["Platform", base],
              ["Upload", `${base}/upload`],
            ]}
          />
          <h2>Applications</h2>
          <Table
            label="Applications"
            code={[1, 2, 3]}
            head={["Application", "Consumer key", "Consumer secret", "Callbacks"]}
            rows={people
              .applications()
              .map(({ name, consumer_key, consumer_secret, callbacks }) => [
                name,
                consumer_key,
                consumer_secret,
                callbacks.join(" "),
              ])}
          />
          <p class="muted">
            The owner of the first may call with access token <code>{OWNER_TOKEN.token}</code> and secret{" "}
            <code>{OWNER_TOKEN.secret}</code>.
          </p>
          <h2>Control</h2>
          <p>For tests, from programs on this machine. Bodies are JSON.</p>
          <Table
            label="Control calls"
            code={[0, 1]}
            head={["Call", "Body", "What it does"]}
            rows={[
              ["POST /_emulator/reset", '{"seed":"demo"}', "Starts over with demo, empty or large"],
              [
                "POST /_emulator/faults",
                '{"path":"/live/*","status":503,"count":1}',
                "Also method, headers, body, delay_ms, cut_after_bytes and others: see emulator/control/faults.ts",
              ],
              ["DELETE /_emulator/faults", "", "Ends every fault"],
              ["POST /_emulator/clock", '{"advance_ms":600000}', "Moves the emulator’s clock"],
              [
                "POST /_emulator/events",
                '{"event_type":"profile.update.bio","user_id":"2200000001"}',
                "Lets something happen to a user, for the activity stream and webhooks",
              ],
              ["GET /_emulator/requests", "", "What arrived, secrets redacted"],
              ["GET /_emulator/audience-members?audience_id=…", "", "Every identifier in an audience"],
            ]}
          />
          <h2>Users</h2>
          <p>
            Every password is <code>{DEMO_PASSWORD}</code>. <a href="/account">Your account</a> shows who is
            signed in here, and takes back what an application was allowed.
          </p>
          <Table
            label="Users"
            code={[0, 3]}
            head={["Username", "Name", "Role", "Id"]}
            rows={people.users().map(({ handle, name, role, id }) => [handle, name, role, id])}
          />
        </>
      ),
    });
  });
}

interface TableProps {
  readonly label: string;
  readonly head: readonly string[];
  /** Columns, by number, that hold what is typed or sent as it stands. */
  readonly code: readonly number[];
  readonly rows: readonly (readonly string[])[];
}

/** Scrolls sideways, by keyboard too, where it is wider than the window. */
function Table({ label, head, code, rows }: TableProps) {
  return (
    <section class="table" aria-label={label} tabindex={0}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th scope="col">{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr>
              {cells.map((cell, column) => (
                <td>{code.includes(column) ? <code>{cell}</code> : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
