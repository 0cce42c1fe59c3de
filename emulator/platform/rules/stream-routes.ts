import * as rules from "@/lib/ads/endpoints/stream-rules";
import type { Connection } from "../../database/connection";
import { unexpected } from "../../service/refusals";
import { pageOf, placeOf } from "../pipeline/page-tokens";
import { problems, problemType } from "../pipeline/problems";
import { platformRoute } from "../pipeline/route";
import { ruleFault } from "./grammar";
import { insertRule, removeStreamRule, rulesAfter, type StreamRule } from "./stream-store";

const ALL = { ids: undefined, after: 0, count: rules.RULES_MAX };

const record = ({ id, value, tag }: Pick<StreamRule, "id" | "value" | "tag">) => ({
  id,
  value,
  ...(tag !== null && { tag }),
});

export const streamRuleRoutes = [
  platformRoute(rules.list, ({ params, caller: { applicationId }, now, store: { connection } }) => {
    const { ids, max_results: count = rules.RULES_MAX, pagination_token: token } = params;
    const wanted = { ids, after: placeOf(token, 0), count: count + 1 };
    const { records, meta } = pageOf(rulesAfter(connection, applicationId, wanted), count);
    return { data: records.map(record), meta: { sent: sentAt(now), ...meta } };
  }),

  platformRoute(rules.change, (call) => {
    const { params, body, caller, now, origin, store } = call;
    const { dry_run: dryRun = false, delete_all: deleteAll = false } = params;
    const asked = [body.add, body.delete, deleteAll || undefined].filter((one) => one !== undefined).length;
    if (asked !== 1)
      throw problems.invalid("A change adds rules, deletes some, or deletes all.", [
        unexpected("body", "one of add and delete, or delete_all", JSON.stringify(body)),
      ]);
    return store.connection.transaction(() => {
      const place = { connection: store.connection, applicationId: caller.applicationId, dryRun };
      const { summary, data, errors } = body.add
        ? add(place, body.add, origin)
        : remove(place, deleteAll ? "all" : (body.delete ?? {}), origin);
      return {
        ...(data && { data }),
        meta: { sent: sentAt(now), summary },
        ...(errors.length > 0 && { errors }),
      };
    });
  }),
];

interface RuleChange {
  readonly connection: Connection;
  readonly applicationId: string;
  readonly dryRun: boolean;
}

const sentAt = (now: number) => new Date(now).toISOString();

function add({ connection, applicationId, dryRun }: RuleChange, wanted: readonly Wanted[], origin: string) {
  if (wanted.length === 0) throw problems.invalid("There is no rule to add.");
  const present = rulesAfter(connection, applicationId, ALL);
  if (present.length + wanted.length > rules.RULES_MAX)
    throw problems.invalid(`An application has at most ${rules.RULES_MAX} rules.`);
  const known = new Map(present.map(({ value, id }) => [value, id]));
  const data: { id: string; value: string; tag?: string }[] = [];
  const errors: { title: string; type: string; [more: string]: unknown }[] = [];
  let invalid = 0;
  for (const { value, tag } of wanted) {
    const fault = ruleFault(value);
    const duplicate = known.get(value);
    if (fault !== undefined) {
      invalid += 1;
      errors.push({ value, title: "UnprocessableEntity", details: [fault], type: invalidRule(origin) });
    } else if (duplicate !== undefined) {
      errors.push({ value, id: duplicate, title: "DuplicateRule", type: duplicateRule(origin) });
    } else {
      const rule = insertRule(connection, applicationId, { value, tag: tag ?? null });
      known.set(value, rule.id);
      data.push(record(rule));
      // The answer shows what would have been made.
      if (dryRun) removeStreamRule(connection, rule.id);
    }
  }
  const summary = {
    created: data.length,
    not_created: errors.length,
    valid: wanted.length - invalid,
    invalid,
  };
  return { summary, data, errors };
}

interface Wanted {
  readonly value: string;
  readonly tag?: string | undefined;
}

function remove(
  { connection, applicationId, dryRun }: RuleChange,
  wanted: "all" | { readonly ids?: string[] | undefined; readonly values?: string[] | undefined },
  origin: string,
) {
  const present = rulesAfter(connection, applicationId, ALL);
  const named =
    wanted === "all" ? present.map(({ id }) => id) : [...(wanted.ids ?? []), ...(wanted.values ?? [])];
  if (named.length === 0 && wanted !== "all") throw problems.invalid("There is no rule to delete.");
  const found = new Set(
    named.flatMap((name) => present.find(({ id, value }) => id === name || value === name)?.id ?? []),
  );
  if (!dryRun) for (const id of found) removeStreamRule(connection, id);
  const missing = named.filter((name) => !present.some(({ id, value }) => id === name || value === name));
  const errors = missing.map((value) => ({
    title: "Invalid Request",
    value,
    type: problemType(origin, "invalid-request"),
  }));
  return { summary: { deleted: found.size, not_deleted: missing.length }, data: undefined, errors };
}

const invalidRule = (origin: string) => problemType(origin, "invalid-rules");
const duplicateRule = (origin: string) => problemType(origin, "duplicate-rules");
