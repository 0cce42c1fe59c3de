/** @jsxImportSource hono/jsx */
import type { Context } from "hono";
import { InspectorTable, inspectorPage, instantText } from "./frame";
import { Users } from "./users";

/** GET /inspector/people: the users of the service, and the tokens that applications hold for them. */
export function peoplePage(c: Context): Response {
  const { people, accessTokens } = c.get("credentials");
  const users = people.users();
  const names = new Map(users.map(({ id, handle }) => [id, handle]));
  const applications = new Map(people.applications().map(({ id, name }) => [id, name]));
  return inspectorPage(c, {
    title: "Users and tokens",
    path: "/inspector/people",
    children: (
      <>
        <Users c={c} />
        <h2>Access tokens</h2>
        <InspectorTable
          label="Access tokens"
          code={[0, 2]}
          head={["User", "Application", "Token", "Access", "Since", "State"]}
          rows={accessTokens
            .all()
            .map(({ user_id: userId, application_id, access, created_at, invalidated_at }) => [
              names.get(userId) ?? userId,
              applications.get(application_id) ?? application_id,
              `${userId}-[redacted]`,
              access === "write" ? "read and write" : "read",
              instantText(created_at),
              invalidated_at === null ? "in use" : `ended ${instantText(invalidated_at)}`,
            ])}
        />
      </>
    ),
  });
}
