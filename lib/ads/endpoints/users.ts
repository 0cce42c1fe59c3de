import { z } from "zod";
import { handle, handles, long, longs } from "@/lib/ads/params";
import { definePlatformEndpoint } from "@/lib/ads/platform-endpoint";
import { identifier } from "@/lib/ads/records";

/** Users that one lookup may name, by id and by handle together. */
export const USERS_MAX = 100;

/** A user as version 1.1 shows one: `screen_name` is the handle. */
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

/** A user as version 2 shows one. */
export const platformUserRecord = z.looseObject({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  description: z.string(),
  verified: z.boolean(),
  protected: z.boolean(),
  created_at: z.string(),
  profile_image_url: z.string(),
});

const names = {
  user_id: longs(USERS_MAX).optional(),
  screen_name: handles(USERS_MAX).optional(),
};

/** Users who do not exist are left out; none at all is 404. At least one parameter must be given. */
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

/** What software development kits call. */
export const show = definePlatformEndpoint({
  number: "R24 show",
  name: "users.show",
  summary: "One user by id or handle",
  method: "GET",
  path: "/1.1/users/show.json",
  params: z.object({ user_id: long().optional(), screen_name: handle().optional() }),
  data: userRecord,
});

const missing = z.looseObject({ title: z.string(), detail: z.string(), type: z.string() });

/** A user who does not exist is told in `errors`, with status 200. */
export const byUsername = definePlatformEndpoint({
  number: "R24 username",
  name: "users.by-username",
  summary: "One user by handle",
  method: "GET",
  path: "/2/users/by/username/:username",
  params: z.object({ username: handle() }),
  data: z.looseObject({ data: platformUserRecord.optional(), errors: z.array(missing).optional() }),
});

export const me = definePlatformEndpoint({
  number: "R24 me",
  name: "users.me",
  summary: "The user who signed the call",
  method: "GET",
  path: "/2/users/me",
  params: z.object({}),
  data: z.looseObject({ data: platformUserRecord }),
  credentials: "user",
});
