import * as z from "zod";
import { defineEndpoint, pageParams } from "@/lib/ads/endpoint";
import { choice, flag, id, ids, sortBy } from "@/lib/ads/params";
import { manageAudiences, viewAudiences } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
import { identifier, open, recordBase } from "@/lib/ads/records";
import { AUDIENCE_PERMISSION_LEVELS } from "./custom-audiences";

/** Feature that an account needs to share audiences with accounts of another business. */
export const SHARE_OUTSIDE_BUSINESS_FEATURE = "SHARE_AUDIENCE_OUTSIDE_BUSINESS";

/** The word for audiences in a version of the service: the first word of paths, parameters and fields. */
export type AudienceWord = "custom" | "tailored";

type Shape = z.core.$ZodLooseShape;

interface Names<Of extends Shape, Audience extends Shape, One extends Shape, Some extends Shape> {
  readonly word: AudienceWord;
  readonly version: 5 | 12;
  /** Rows of docs/endpoints.tsv. */
  readonly numbers: Readonly<Record<"list" | "create" | "remove", string>>;
  /** The field of a record that names its audience. */
  readonly of: Of;
  /** The parameters of an audience, of one permission and of several. */
  readonly audience: Audience;
  readonly one: One;
  readonly some: Some;
}

/** The endpoints of one resource, in the words of a version (advertising specification, Resources). */
export function audiencePermissions<
  Of extends Shape,
  Audience extends Shape,
  One extends Shape,
  Some extends Shape,
>({ word, version, numbers, of, audience, one, some }: Names<Of, Audience, One, Some>) {
  const data = z.looseObject({
    ...recordBase,
    ...of,
    granted_account_id: identifier(),
    permission_level: open(AUDIENCE_PERMISSION_LEVELS),
  });
  const shared = { version, data, access: manageAudiences, rateLimit: writes } as const;
  const path = `/accounts/:account_id/${word}_audiences/:${word}_audience_id/permissions`;
  const account = { account_id: id() };
  const list = defineEndpoint({
    ...shared,
    number: numbers.list,
    name: `${word}-audience-permissions.list`,
    summary: "Accounts that an audience is shared with",
    method: "GET",
    path,
    params: z.object({
      ...account,
      ...audience,
      granted_account_ids: ids().optional(),
      ...some,
      sort_by: sortBy(["created_at", "updated_at", "deleted"]).optional(),
      ...pageParams(),
      with_total_count: flag({ usual: false }).optional(),
    }),
    answer: "list",
    access: viewAudiences,
    rateLimit: accountReads,
  });
  const create = defineEndpoint({
    ...shared,
    number: numbers.create,
    name: `${word}-audience-permissions.create`,
    summary: "Share an audience with an account",
    method: "POST",
    path,
    params: z.object({
      ...account,
      ...audience,
      granted_account_id: id(),
      permission_level: choice(AUDIENCE_PERMISSION_LEVELS),
    }),
    answer: "one",
  });
  const key = `${word}_audience_permission_id`;
  /** The list at the permission's own path, without the others. */
  const narrowed = z
    .record(z.string(), z.string())
    .transform(({ [key]: permission, ...at }) => ({ ...at, [`${key}s`]: [permission] }));
  const remove = defineEndpoint({
    ...shared,
    number: numbers.remove,
    name: `${word}-audience-permissions.remove`,
    summary: "Stop sharing an audience with an account",
    method: "DELETE",
    path: `${path}/:${key}`,
    params: z.object({ ...account, ...audience, ...one }),
    seenBy: (input) => ({ endpoint: list, input: narrowed.parse(input) }),
    answer: "one",
  });
  return { list, create, remove };
}
