import * as z from "zod";
import { accountResource, seenAmongNewest } from "@/lib/ads/account-resource";
import { defineEndpoint, listParams } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { kind } from "@/lib/ads/param-kinds";
import { choice, handle, id, ids, long, text, time } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { identifier, instant, open, recordBase } from "@/lib/ads/records";
import { parseServiceTime } from "@/lib/time/service-time";

export const AB_TEST_STATUSES = ["COMPLETED", "LIVE", "SCHEDULED"] as const;
export const AB_TEST_ENTITIES = ["CAMPAIGN", "LINE_ITEM"] as const;

/** Public reference of version 12, A/B tests. */
export const USER_GROUPS = { min: 2, max: 30 } as const;
const NAME_MAX = 255;
const DESCRIPTION_MAX = 1_024;

const who = z.looseObject({ user_id: identifier(), username: z.string() });

/** Shown to some people and not to others for a while, to learn what works better. */
export const abTestRecord = z.looseObject({
  ...recordBase,
  name: z.string().nullable(),
  description: z.string().nullable(),
  entity_type: open(AB_TEST_ENTITIES),
  start_time: instant(),
  end_time: instant(),
  status: open(AB_TEST_STATUSES),
  user_groups: z.array(
    z.looseObject({
      id: identifier(),
      name: z.string().nullable(),
      description: z.string().nullable(),
      /** Percent of all people, `33.33`. */
      size: z.string(),
      entity_ids: z.array(identifier()),
    }),
  ),
  created_by: who,
  updated_by: who,
});

const SIZE = /^(?:(?:[1-9]|[1-8]\d|9[0-8])(?:\.\d{1,2})?|99(?:\.0{1,2})?)$/;

/** Percent as text, with two digits after the point at most: from 1.00 to 99.00. */
const size = kind(
  z.string().regex(SIZE),
  (value: string) => {
    const given: unknown = value;
    return typeof given === "number" ? String(given) : given;
  },
  {
    expected: "a percentage between 1.00 and 99.00",
    rule: "Percent as text, from 1.00 to 99.00.",
    jsonSchema: { type: "string", pattern: SIZE.source, examples: ["50.00"] },
  },
);

const words = {
  name: visibleName(NAME_MAX).nullish(),
  description: text({ max: DESCRIPTION_MAX }).nullish(),
};
const group = z.object({ ...words, size, entity_ids: z.array(id()).min(1).max(200) });
/** An existing group with its changes; without an id, a new one. */
const changedGroup = group.partial().extend({ id: id().optional() });

export type AbTestGroup = z.output<typeof group>;
export type ChangedGroup = z.output<typeof changedGroup>;

/** Two instants, the earlier first. */
const span = kind(
  z.tuple([z.string(), z.string()]).refine(([from, until]) => from <= until),
  (value: [string, string]) => {
    const given: unknown = value;
    const parts = typeof given === "string" ? given.split(",") : given;
    return Array.isArray(parts)
      ? parts.map((part) => (typeof part === "string" ? parseServiceTime(part) : part))
      : parts;
  },
  {
    expected: "two times, the earlier first",
    rule: "Two times with a comma between them, the earlier first.",
    jsonSchema: {
      type: "array",
      minItems: 2,
      maxItems: 2,
      items: { type: "string", format: "date-time" },
      examples: [["2026-11-01T08:00:00Z", "2026-12-01T08:00:00Z"]],
    },
  },
);

const resource = accountResource({
  name: "ab-tests",
  key: { ab_test_id: id() },
  data: abTestRecord,
  view: viewCampaigns,
  manage: manageCampaigns,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "R142",
  summary: "A/B tests of an account",
  params: z.object({
    account_id: id(),
    ab_test_ids: ids().optional(),
    live_during: span.optional(),
    q: text({ max: 80 }).optional(),
    status: choice(AB_TEST_STATUSES).optional(),
    user_id: long().optional(),
    username: handle().optional(),
    ...listParams("start_time", "end_time"),
  }),
});

export const get = defineEndpoint({ ...resource.get, number: "R143", summary: "One A/B test" });

export const create = defineEndpoint({
  ...resource.create,
  number: "R144",
  summary: "Compare campaigns or line items with different people",
  params: resource.account,
  body: z
    .object({
      ...words,
      entity_type: choice(AB_TEST_ENTITIES),
      start_time: time(),
      end_time: time(),
      user_groups: z.array(group).min(USER_GROUPS.min).max(USER_GROUPS.max),
    })
    .meta({
      examples: [
        {
          name: "Two pictures",
          entity_type: "CAMPAIGN",
          start_time: "2030-05-25T01:00:00Z",
          end_time: "2030-05-30T01:00:00Z",
          user_groups: [
            { name: "Boots", size: "50.00", entity_ids: ["f2qcw"] },
            { name: "Tents", size: "50.00", entity_ids: ["f2rqi"] },
          ],
        },
      ],
    }),
  seenBy: seenAmongNewest(list),
});

/** Before it starts; while it runs only its end can be changed. */
export const update = defineEndpoint({
  ...resource.update,
  number: "R145",
  summary: "Change an A/B test",
  params: resource.one,
  body: z
    .object({
      ...words,
      start_time: time().optional(),
      end_time: time().optional(),
      user_groups: z.array(changedGroup).min(1).max(USER_GROUPS.max).optional(),
    })
    .meta({ examples: [{ name: "Two pictures" }] }),
});

export const remove = defineEndpoint({ ...resource.remove, number: "R146", summary: "Delete an A/B test" });
