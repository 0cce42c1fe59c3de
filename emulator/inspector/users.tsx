/** @jsxImportSource hono/jsx */
import type { Context } from "hono";
import { DEMO_PASSWORD } from "@/lib/demo-users";
import { InspectorTable } from "./frame";

/** Who can sign in at the service, with what password, and the device of each. */
export function Users({ c }: { c: Context }) {
  return (
    <>
      <p>
        Every password is <code>{DEMO_PASSWORD}</code>. <a href="/account">Your account</a> shows who is
        signed in here, and takes back what an application was allowed.
      </p>
      <InspectorTable
        label="Users"
        code={[0, 3]}
        head={["Username", "Name", "Role", "Id", "Phone"]}
        rows={c
          .get("credentials")
          .people.users()
          .map(({ handle, name, role, id }) => [
            handle,
            name,
            role,
            id,
            <a href={`/device/${handle}`} aria-label={`Device of ${name}`}>
              Device
            </a>,
          ])}
      />
    </>
  );
}
