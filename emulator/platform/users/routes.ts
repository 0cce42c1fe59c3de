import type { ParamsOf } from "@/lib/ads/endpoint";
import * as users from "@/lib/ads/endpoints/users";
import { findUser, findUsers, type ServiceUser } from "../../ads/users/store";
import { numberedError } from "../../credentials/errors";
import { profileImageUrl } from "../../http/public-origin";
import { notThere } from "../pipeline/problems";
import { type ParsedPlatformCall, type PlatformRoute, platformRoute } from "../pipeline/route";
import { shownUser } from "./shown";

const noneNamed = () => numberedError(400, 25, "Query parameters are missing.");

const lookup = platformRoute(users.lookup, ({ params, store, origin }) => {
  const { user_id: ids = [], screen_name: handles = [] } = params;
  if (ids.length + handles.length === 0) throw noneNamed();
  if (ids.length + handles.length > users.USERS_MAX)
    throw numberedError(403, 18, "Too many terms specified in query.");
  const found = findUsers(store.connection, { ids, handles });
  if (found.length === 0) throw numberedError(404, 17, "No user matches for specified terms.");
  return found.map((user) => numberedUser(user, origin));
});

export const userRoutes: readonly PlatformRoute[] = [
  lookup,
  // SDKs ask in a form, so that a hundred names fit.
  { ...lookup, endpoint: { ...users.lookup, method: "POST" }, onlyReads: true },

  platformRoute(users.show, ({ params, store, origin }) => {
    const { user_id: id, screen_name: handle } = params;
    if (id === undefined && handle === undefined) throw noneNamed();
    const asked = id === undefined ? { handles: [handle ?? ""] } : { ids: [id] };
    const [user] = findUsers(store.connection, asked);
    if (!user) throw numberedError(404, 50, "User not found.");
    return numberedUser(user, origin);
  }),

  platformRoute(users.byUsername, (call) => one(call, { handles: [call.params.username] }, "username")),
  platformRoute(users.byId, (call) => one(call, { ids: [call.params.id] }, "id")),
  platformRoute(users.byIds, (call) => several(call, { ids: call.params.ids }, "ids")),
  platformRoute(users.byUsernames, (call) => several(call, { handles: call.params.usernames }, "usernames")),

  platformRoute(users.me, (call) => {
    const user = findUser(call.store.connection, call.caller.user?.id ?? "0");
    if (!user) throw new Error("The caller is no user of the service");
    return { data: shown(call, user) };
  }),
];

/** A user as version 1.1 shows one. */
function numberedUser(user: ServiceUser, origin: string) {
  const portrait = profileImageUrl(origin, user.id);
  return {
    id: Number(user.id),
    id_str: user.id,
    name: user.name,
    screen_name: user.handle,
    description: user.description,
    verified: user.verified,
    protected: false,
    created_at: legacyTime(user.createdAt),
    profile_image_url: portrait,
    profile_image_url_https: portrait,
  };
}

type UserCall = Pick<ParsedPlatformCall, "store" | "origin"> & {
  readonly params: ParamsOf<typeof users.me>;
};
interface Named {
  readonly ids?: readonly string[];
  readonly handles?: readonly string[];
}

const shown = ({ store, origin, params }: UserCall, user: ServiceUser) =>
  shownUser(store.connection, user, origin, params["user.fields"]);

function one(call: UserCall, named: Named, parameter: string) {
  const { data, errors } = several(call, named, parameter);
  return data?.[0] ? { data: data[0] } : { errors };
}

function several(call: UserCall, { ids = [], handles = [] }: Named, parameter: string) {
  const found = findUsers(call.store.connection, { ids, handles });
  const missing = [
    ...ids.filter((id) => !found.some((user) => user.id === BigInt(id).toString())),
    ...handles.filter((name) => !found.some(({ handle }) => handle.toLowerCase() === name.toLowerCase())),
  ];
  return {
    ...(found.length > 0 && { data: found.map((user) => shown(call, user)) }),
    ...(missing.length > 0 && {
      errors: missing.map((value) => notThere(call.origin, "user", parameter, value)),
    }),
  };
}

/** `Sat Jun 24 05:08:30 +0000 2017` */
function legacyTime(instant: string): string {
  const [weekday = "", day, month, year, clock] = new Date(instant).toUTCString().split(" ");
  return `${weekday.replace(",", "")} ${month} ${day} ${clock} +0000 ${year}`;
}
