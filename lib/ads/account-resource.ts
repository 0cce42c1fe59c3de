import * as z from "zod";
import { type AnyEndpoint, ENVIRONMENTS, type Environment, type Seen, withDeleted } from "./endpoint";
import { id } from "./params";
import type { Access } from "./permissions";
import { accountReads, type RateLimit, writes } from "./rate-limits";

const ofAccount = z.object({ account_id: id() });

/** A new record is looked up among the newest of its account. */
export const seenAmongNewest =
  (list: AnyEndpoint) =>
  (input: unknown): Seen => ({
    endpoint: list,
    input: { ...ofAccount.parse(input), sort_by: ["created_at-desc"] },
  });

type Shape = z.core.$ZodLooseShape;

interface Resource<Key extends Shape, Data extends z.ZodType> {
  /** "tracking-tags": prefix of the endpoints' names, and their path below the parent. */
  readonly name: string;
  /** The path below the parent, if it is not the name. */
  readonly path?: string;
  /** The parameter with the record's id. */
  readonly key: Key;
  readonly data: Data;
  /** The access that reading takes, and changing; the latter is the same by default. */
  readonly view: Access;
  readonly manage?: Access;
  readonly reads?: RateLimit;
  readonly environments?: readonly Environment[];
}

/** The records that those of a resource belong to: their path, and the parameters in it. */
interface Parent<Of extends Shape> {
  readonly path: string;
  readonly of: Of;
}

/** Of records that belong to no others. */
export const ROOT = { path: "", of: {} } as const;

/**
 * The common parts of the endpoints of a resource. An endpoint adds its number, its words and its parameters, and any
 * deviations.
 */
export function resourceBelow<Of extends Shape, Key extends Shape, Data extends z.ZodType>(
  parent: Parent<Of>,
  {
    name,
    path: below = name.replaceAll("-", "_"),
    key,
    data,
    view,
    manage = view,
    reads = accountReads,
    environments = ENVIRONMENTS,
  }: Resource<Key, Data>,
) {
  const path = `${parent.path}/${below}`;
  const onePath = `${path}/:${Object.keys(key).join()}`;
  const one = z.object({ ...parent.of, ...key });
  const read = { environments, data, access: view, rateLimit: reads };
  const change = { environments, data, answer: "one", access: manage, rateLimit: writes } as const;
  return {
    one,
    list: { ...read, name: `${name}.list`, method: "GET", path, answer: "list" },
    get: {
      ...read,
      name: `${name}.get`,
      method: "GET",
      path: onePath,
      params: one.extend({ with_deleted: withDeleted() }),
      answer: "one",
    },
    create: { ...change, name: `${name}.create`, method: "POST", path },
    update: { ...change, name: `${name}.update`, method: "PUT", path: onePath },
    remove: { ...change, name: `${name}.remove`, method: "DELETE", path: onePath, params: one },
    batch: {
      ...change,
      name: `${name}.batch`,
      method: "POST",
      path: `/batch${path}`,
      params: z.object(parent.of),
      answer: "batch",
    },
  } as const;
}

/** The common parts of the endpoints of a resource of accounts. */
export const accountResource = <Key extends Shape, Data extends z.ZodType>(
  declared: Resource<Key, Data>,
) => ({
  account: ofAccount,
  ...resourceBelow({ path: "/accounts/:account_id", of: { account_id: id() } }, declared),
});
