import * as z from "zod";
import { type AnyEndpoint, ENVIRONMENTS, type Environment, type Seen, withDeleted } from "./endpoint";
import { id } from "./params";
import type { Access } from "./permissions";
import { accountReads, type RateLimit, writes } from "./rate-limits";

const ofAccount = z.object({ account_id: id() });

/** Where a new one is seen: among the newest of its account. */
export const seenAmongNewest =
  (list: AnyEndpoint) =>
  (input: unknown): Seen => ({
    endpoint: list,
    input: { ...ofAccount.parse(input), sort_by: ["created_at-desc"] },
  });

interface AccountResource<Key extends z.core.$ZodLooseShape, Data extends z.ZodType> {
  /** "tracking-tags": with what the names of its endpoints begin, and where it is below the account. */
  readonly name: string;
  /** Where it is below the account, where that is not its name. */
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

/**
 * What the endpoints of something that accounts have say alike. An endpoint adds its number, its words and its
 * parameters, and says where it is not like the others.
 */
export function accountResource<Key extends z.core.$ZodLooseShape, Data extends z.ZodType>({
  name,
  path: below = name.replaceAll("-", "_"),
  key,
  data,
  view,
  manage = view,
  reads = accountReads,
  environments = ENVIRONMENTS,
}: AccountResource<Key, Data>) {
  const path = `/accounts/:account_id/${below}`;
  const onePath = `${path}/:${Object.keys(key).join()}`;
  const one = z.object({ account_id: id(), ...key });
  const read = { environments, data, access: view, rateLimit: reads };
  const change = { environments, data, answer: "one", access: manage, rateLimit: writes } as const;
  return {
    account: ofAccount,
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
      params: ofAccount,
      answer: "batch",
    },
  } as const;
}
