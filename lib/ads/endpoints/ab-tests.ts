import * as z from "zod";
import { defineEndpoint, listParams, withDeleted } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { kind } from "@/lib/ads/param-kinds";
import { choice, handle, id, ids, long, sortBy, text, time } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
import { identifier, instant, open, recordBase } from "@/lib/ads/records";
import { parseServiceTime } from "@/lib/time/service-time";

export const AB_TEST_STATUSES = ["COMPLETED", "LIVE", "SCHEDULED"] as const;
export const AB_TEST_ENTITIES = ["CAMPAIGN", "LINE_ITEM"] as const;

/** Public reference of version 12, A/B tests. */
export const USER_GROUPS = { min: 2, max: 30 } as const;
const NAME_MAX = 255;
const DESCRIPTION_MAX = 1_024;

const who = z.looseObject({ user_id: identifier(), username: z.string() });

/** What is shown to some people and not to others for a while, to learn what works better. */
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
/** A group that is there already, with what is to be changed of it; without an id, a new one. */
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

const shared = { data: abTestRecord, access: viewCampaigns, rateLimit: accountReads } as const;
const path = "/accounts/:account_id/ab_tests";
const one = z.object({ account_id: id(), ab_test_id: id() });

export const list = defineEndpoint({
  ...shared,
  number: "R142",
  name: "ab-tests.list",
  summary: "A/B tests of an account",
  method: "GET",
  path,
  params: z.object({
    account_id: id(),
    ab_test_ids: ids().optional(),
    live_during: span.optional(),
    q: text({ max: 80 }).optional(),
    status: choice(AB_TEST_STATUSES).optional(),
    user_id: long().optional(),
    username: handle().optional(),
    sort_by: sortBy(["created_at", "updated_at", "deleted", "start_time", "end_time"]).optional(),
    ...listParams(),
  }),
  answer: "list",
});

export const get = defineEndpoint({
  ...shared,
  number: "R143",
  name: "ab-tests.get",
  summary: "One A/B test",
  method: "GET",
  path: `${path}/:ab_test_id`,
  params: one.extend({ with_deleted: withDeleted() }),
  answer: "one",
});

const change = { ...shared, answer: "one", access: manageCampaigns, rateLimit: writes } as const;

export const create = defineEndpoint({
  ...change,
  number: "R144",
  name: "ab-tests.create",
  summary: "Compare campaigns or line items with different people",
  method: "POST",
  path,
  params: z.object({ account_id: id() }),
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
  seenBy: ({ account_id }) => ({ endpoint: list, input: { account_id, sort_by: ["created_at-desc"] } }),
});

/** Before it begins; while it runs only its end can be changed. */
export const update = defineEndpoint({
  ...change,
  number: "R145",
  name: "ab-tests.update",
  summary: "Change an A/B test",
  method: "PUT",
  path: `${path}/:ab_test_id`,
  params: one,
  body: z
    .object({
      ...words,
      start_time: time().optional(),
      end_time: time().optional(),
      user_groups: z.array(changedGroup).min(1).max(USER_GROUPS.max).optional(),
    })
    .meta({ examples: [{ name: "Two pictures" }] }),
});

export const remove = defineEndpoint({
  ...change,
  number: "R146",
  name: "ab-tests.remove",
  summary: "Delete an A/B test",
  method: "DELETE",
  path: `${path}/:ab_test_id`,
  params: one,
});
