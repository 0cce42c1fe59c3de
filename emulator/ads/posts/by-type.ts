import { asBoolean, asObject } from "../../database/json-columns";
import type { Collection } from "../../database/list-page";
import type { ServiceUser } from "../users/store";

/** Text as a statement quotes it. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** `Sat Jun 24 05:08:30 +0000 2017` */
const inWords = (column: string) =>
  `substr('SunMonTueWedThuFriSat', 1 + 3 * strftime('%w', ${column}), 3) || ' ' ||
   substr('JanFebMarAprMayJunJulAugSepOctNovDec', 3 * strftime('%m', ${column}) - 2, 3) ||
   strftime(' %d %H:%M:%S +0000 %Y', ${column})`;

interface Shown {
  readonly userId: string;
  /** Undefined to show its identifier alone. */
  readonly user: ServiceUser | undefined;
}

function recordOf(
  alias: string,
  type: string,
  { userId, user }: Shown,
  more: Readonly<Record<string, string>>,
) {
  const author = `{"id":${userId},"id_str":${JSON.stringify(userId)}${
    user ? `,"name":${JSON.stringify(user.name)},"screen_name":${JSON.stringify(user.handle)}` : ""
  }}`;
  return asObject({
    id: `CAST(${alias}.id AS INTEGER)`,
    id_str: `${alias}.id`,
    post_id: `${alias}.id`,
    created_at: inWords(`${alias}.created_at`),
    name: `${alias}.name`,
    text: `coalesce(${alias}.text, '')`,
    full_text: `coalesce(${alias}.text, '')`,
    post_type: quoted(type),
    nullcast: asBoolean(`${alias}.nullcast`),
    card_uri: `${alias}.card_uri`,
    media_keys: `json(${alias}.media_keys)`,
    conversation_settings: "'EVERYONE'",
    user: `json(${quoted(author)})`,
    ...more,
  });
}

/** Posts of one user, as the platform shows them. */
export function postsOfType(type: "DRAFT" | "PUBLISHED" | "SCHEDULED", shown: Shown): Collection {
  const common = { alias: "p", order: "desc" } as const;
  if (type === "DRAFT") {
    return { ...common, table: "draft_posts", record: recordOf("p", type, shown, {}) };
  }
  if (type === "SCHEDULED") {
    const more = { scheduled_at: "p.scheduled_at", scheduled_status: "p.status" };
    return { ...common, table: "scheduled_posts", record: recordOf("p", type, shown, more) };
  }
  const record = `json_patch(${recordOf("p", type, shown, {})}, p.more)`;
  return { ...common, table: "posts", record };
}
