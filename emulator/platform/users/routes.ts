import * as users from "@/lib/ads/endpoints/users";
import { findUser, findUsers, type ServiceUser } from "../../ads/users/store";
import { numberedError } from "../../credentials/errors";
import { profileImageUrl } from "../../http/public-origin";
import { problemType } from "../pipeline/problems";
import { type PlatformRoute, platformRoute } from "../pipeline/route";

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

  platformRoute(users.byUsername, ({ params: { username }, store, origin }) => {
    const [user] = findUsers(store.connection, { handles: [username] });
    if (user) return { data: platformUser(user, origin) };
    const missing = {
      value: username,
      detail: `Could not find user with username: [${username}].`,
      title: "Not Found Error",
      resource_type: "user",
      parameter: "username",
      resource_id: username,
      type: problemType(origin, "resource-not-found"),
    };
    return { errors: [missing] };
  }),

  platformRoute(users.me, ({ caller, store, origin }) => {
    const user = findUser(store.connection, caller.user?.id ?? "0");
    if (!user) throw new Error("The caller is no user of the service");
    return { data: platformUser(user, origin) };
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

/** A user as version 2 shows one. */
function platformUser(user: ServiceUser, origin: string) {
  return {
    id: user.id,
    name: user.name,
    username: user.handle,
    description: user.description,
    verified: user.verified,
    protected: false,
    created_at: user.createdAt.replace("Z", ".000Z"),
    profile_image_url: profileImageUrl(origin, user.id),
  };
}

/** `Sat Jun 24 05:08:30 +0000 2017` */
function legacyTime(instant: string): string {
  const [weekday = "", day, month, year, clock] = new Date(instant).toUTCString().split(" ");
  return `${weekday.replace(",", "")} ${month} ${day} ${clock} +0000 ${year}`;
}
