/** @jsxImportSource hono/jsx */
import type { Context } from "hono";
import { OWNER_TOKEN } from "../credentials/seed";
import { publicOrigin } from "../http/public-origin";
import { InspectorTable } from "./frame";
import { Users } from "./users";

/** How to reach the service: the addresses, keys and users of the emulator, and its control for programs. */
export function Setup({ c }: { c: Context }) {
  const { people } = c.get("credentials");
  const base = publicOrigin(c);
  return (
    <>
      <h2>Addresses</h2>
      <InspectorTable
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
      <InspectorTable
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
      <h2>Users</h2>
      <Users c={c} />
      <h2>Control</h2>
      <p>For tests, from programs on this machine. Bodies are JSON.</p>
      <InspectorTable
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
    </>
  );
}
