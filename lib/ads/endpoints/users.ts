import * as z from "zod";
import { handle, handles, long, longs } from "@/lib/ads/params";
import { definePlatformEndpoint } from "@/lib/ads/platform-endpoint";
import { oneOf, platformUserRecord, someOf, userFieldParams } from "@/lib/ads/platform-fields";
import { identifier } from "@/lib/ads/records";

/** Maximum number of users in one lookup, ids and handles together. */
export const USERS_MAX = 100;

/** A user in version 1.1: `screen_name` is the handle. */
export const userRecord = z.looseObject({
  id: identifier(),
  id_str: z.string(),
  name: z.string(),
  screen_name: z.string(),
  description: z.string(),
  verified: z.boolean(),
  protected: z.boolean(),
  created_at: z.string(),
  profile_image_url: z.string().optional(),
  profile_image_url_https: z.string(),
});

const names = {
  user_id: longs(USERS_MAX).optional(),
  screen_name: handles(USERS_MAX).optional(),
};

/** Users who do not exist are left out; if none exists the response is 404. At least one parameter must be given. */
export const lookup = definePlatformEndpoint({
  number: "R24",
  name: "users.lookup",
  summary: "Users by their ids and handles",
  method: "GET",
  path: "/1.1/users/lookup.json",
  params: z.object(names),
  data: z.array(userRecord),
  cacheSeconds: 300,
});

/** Called by SDKs. */
export const show = definePlatformEndpoint({
  number: "R24 show",
  name: "users.show",
  summary: "One user by id or handle",
  method: "GET",
  path: "/1.1/users/show.json",
  params: z.object({ user_id: long().optional(), screen_name: handle().optional() }),
  data: userRecord,
});

const oneUser = oneOf(platformUserRecord);
const someUsers = someOf(platformUserRecord);

/** A user who does not exist is reported in `errors`, with status 200. */
export const byUsername = definePlatformEndpoint({
  number: "R24 username",
  name: "users.by-username",
  summary: "One user by handle",
  method: "GET",
  path: "/2/users/by/username/:username",
  params: z.object({ username: handle(), ...userFieldParams }),
  data: oneUser,
});

export const me = definePlatformEndpoint({
  number: "R24 me",
  name: "users.me",
  summary: "The user who signed the call",
  method: "GET",
  path: "/2/users/me",
  params: z.object(userFieldParams),
  data: oneUser,
  credentials: "user",
});

export const byId = definePlatformEndpoint({
  number: "R120",
  name: "users.by-id",
  summary: "One user by id",
  method: "GET",
  path: "/2/users/:id",
  params: z.object({ id: long(), ...userFieldParams }),
  data: oneUser,
});

export const byIds = definePlatformEndpoint({
  number: "R121",
  name: "users.by-ids",
  summary: "Users by their ids",
  method: "GET",
  path: "/2/users",
  params: z.object({ ids: longs(USERS_MAX), ...userFieldParams }),
  data: someUsers,
});

export const byUsernames = definePlatformEndpoint({
  number: "R122",
  name: "users.by-usernames",
  summary: "Users by their handles",
  method: "GET",
  path: "/2/users/by",
  params: z.object({ usernames: handles(USERS_MAX), ...userFieldParams }),
  data: someUsers,
});
