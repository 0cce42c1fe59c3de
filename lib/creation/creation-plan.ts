import * as z from "zod";
import { type Fields, isFields } from "@/lib/ads/cached-records";
import type { AnyEndpoint, InputOf } from "@/lib/ads/endpoint";
import type { BulkRecord, PlannedItem } from "@/lib/bulk/bulk-plan";
import { type CreatableEndpoint, creatableOf } from "./creatables";

/**
 * What a job creates: an ordered list of steps, each a create of the catalogue, parents before children.
 *
 * ```ts
 * const plan = creationPlan([
 *   creationStep(campaigns.create)({ key: "campaign", title: "Spring sale", input: () => ({ … }) }),
 *   creationStep(lineItems.create)({
 *     key: "line item 1",
 *     title: "Germany",
 *     needs: ["campaign"],
 *     input: (idOf) => ({ campaign_id: idOf("campaign"), … }),
 *   }),
 * ]);
 * const startCreation = useStartCreation(); // components/creation/use-start-creation.ts
 * startCreation({ title: "Create Spring sale", plan });
 * ```
 *
 * `needs` holds the keys of parents; `idOf` gives a placeholder for each of them, to be passed on unchanged: the id of
 * most records, the `card_uri` of cards, polls and conversation cards. It is known only once the parent is created, so
 * nothing can be read from it. The account is added to every input. One step is one record: a promoted post lists one
 * post, and those of one line item share a request all the same.
 *
 * The job goes kind by kind, each in the fewest requests. What depends on something that was refused is not sent and
 * reported as such; everything else goes on. A lost answer is looked up before anything is sent again. The job is
 * stored on the device and shown in the tray, where it can be continued after a reload and retried after failures: what
 * exists stays and is built upon.
 */
export type CreationPlan = readonly CreationItem[];

/** A record that a job has created, as it was answered. */
export interface CreatedRecord extends BulkRecord {
  /** What others refer to it by. */
  readonly id: string;
  /** The endpoint that made it. */
  readonly madeBy: string;
}

interface Creation {
  readonly operation_type: "Create";
  /** Name of the endpoint, "campaigns.create". */
  readonly endpoint: string;
  /** Its input without the account, with placeholders for what is created before it. */
  readonly params: Fields;
}

export interface CreationItem extends PlannedItem<CreatedRecord, Creation> {
  readonly one: string;
  readonly needs: readonly string[];
}

/** What an endpoint is given, without the account, which is the job's. */
export type CreationInput<E extends AnyEndpoint> = Omit<InputOf<E>, "account_id">;

interface CreationStep<E extends AnyEndpoint, Parent extends string> {
  /** Unique in the plan. */
  readonly key: string;
  /** What it is called in results: the record's name, or words for what has none. */
  readonly title: string;
  /** What it belongs to, by name, where several are called the same. */
  readonly within?: string | undefined;
  /** Keys of the steps that it builds upon. */
  readonly needs?: readonly Parent[];
  readonly input: (idOf: (parent: Parent) => string) => CreationInput<E>;
}

/** What an endpoint creates, in sentences. */
const oneOf = (endpoint: string): string => creatableOf(endpoint)?.one ?? "record";

const STAND_IN = /^\0(.+)\0$/s;
const standInFor = (key: string) => `\0${key}\0`;

/** A step that creates one record by an endpoint of the catalogue. */
export const creationStep =
  <E extends CreatableEndpoint>(endpoint: E) =>
  <const Parent extends string = never>({
    key,
    title,
    within,
    needs = [],
    input,
  }: CreationStep<E, Parent>): CreationItem => ({
    key,
    name: title,
    ...(within !== undefined && { within }),
    one: oneOf(endpoint.name),
    needs,
    operation: { operation_type: "Create", endpoint: endpoint.name, params: input(standInFor) },
    differences: [],
  });

/**
 * The steps as a plan.
 *
 * @throws Error for two steps of one key, and for a step in front of one that it needs
 */
export function creationPlan(steps: readonly CreationItem[]): CreationPlan {
  const keys = new Set<string>();
  for (const { key, needs } of steps) {
    const missing = needs.find((need) => !keys.has(need));
    if (missing !== undefined) throw new Error(`“${key}” needs “${missing}”, which is no step before it`);
    if (keys.has(key)) throw new Error(`There are two steps “${key}”`);
    keys.add(key);
  }
  return steps;
}

/** The id of what a step created; undefined while it has created nothing. */
export type IdOf = (key: string) => string | undefined;

/** What is sent for a step, with the ids of what was created before it; undefined while one of those is missing. */
export function inputOf({ operation }: CreationItem, idOf: IdOf): Fields | undefined {
  let missing = false;
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled);
    if (isFields(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner)]));
    }
    const [, key] = (typeof value === "string" && STAND_IN.exec(value)) || [];
    if (key === undefined) return value;
    const id = idOf(key);
    missing ||= id === undefined;
    return id;
  };
  const params = filled(operation.params);
  return missing || !isFields(params) ? undefined : params;
}

const fields = z.record(z.string(), z.unknown());

/** One step as a device stores it. What it sends is checked against the catalogue when it is sent. */
export const storedCreation: z.ZodType<CreationItem> = z
  .object({
    key: z.string(),
    name: z.string(),
    within: z.string().optional(),
    needs: z.array(z.string()).readonly(),
    since: z.number().optional(),
    operation: z.object({
      operation_type: z.literal("Create"),
      endpoint: z.string().refine((name) => creatableOf(name) !== undefined),
      params: fields,
    }),
    differences: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })).readonly(),
  })
  .transform((item) => ({ ...item, one: oneOf(item.operation.endpoint) }));
