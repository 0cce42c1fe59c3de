import type { BodyOf } from "@/lib/ads/endpoint";
import type { batch } from "@/lib/ads/endpoints/custom-audiences";
import type { Segment } from "@/lib/ads/segments";
import type { ServiceError } from "@/lib/ads/service-error";
import { leafSegments, segmentErrors } from "@/lib/audiences/flexible-rules";
import { foldName } from "../../database/conditions";
import { newIdentifier } from "../../database/identifiers";
import { insertRow, markDeleted, recordJson, updateRow } from "../../database/rows";
import type { Changed, Changing } from "../../service/changes";
import { missing, notFound, unexpected } from "../../service/refusals";
import { fillFlexibleAudience } from "./flexible-store";
import { audienceNameTaken, audienceTypeOf, customAudiences, nameTakenError, processedAt } from "./store";

type Item = BodyOf<typeof batch>[number];
type Params<Operation extends Item["operation_type"]> = Extract<
  Item,
  { operation_type: Operation }
>["params"];

/** One item of a batch of audiences. */
export function changeAudience(changing: Changing, item: Item): Changed {
  if (item.operation_type === "Create") return create(changing, item.params);
  if (item.operation_type === "Update") return update(changing, item.params);
  return remove(changing, item.params);
}

function create(changing: Changing, { audience_type: type, name, segments }: Params<"Create">): Changed {
  const { store, membership, now } = changing;
  const { connection } = store;
  const { accountId } = membership;
  const errors: ServiceError[] = [];
  if (audienceNameTaken(connection, accountId, name)) errors.push(nameTakenError(name));
  if (type === "FLEXIBLE" && segments === undefined) errors.push(missing("segments"));
  if (type === "FLEXIBLE" && segments) errors.push(...segmentMistakes(changing, segments));
  if (errors.length > 0) return { errors };
  const id = newIdentifier("audience");
  const root = type === "FLEXIBLE" ? segments : undefined;
  insertRow(connection, "custom_audiences", {
    id,
    account_id: accountId,
    name,
    name_folded: foldName(name),
    description: null,
    audience_type: type,
    ready_at: root ? processedAt(now) : null,
    created_at: now,
    updated_at: now,
  });
  if (root) fillFlexibleAudience(connection, id, root, now);
  store.validity.forget();
  return { record: batchedJson(changing, id, root ? [metadataOf(accountId, id, name, root)] : []) };
}

/** Segments are mobile audiences of the account, or shared with it (advertising specification, Audiences). */
function segmentMistakes({ store, membership }: Changing, root: Segment): ServiceError[] {
  const errors = segmentErrors(root);
  if (errors.length > 0) return errors;
  return leafSegments(root).flatMap(({ custom_audience_id: id = "" }) => {
    const type = audienceTypeOf(store.connection, membership.accountId, id);
    if (type === undefined) {
      return [notFound("Custom Audience", id, "custom_audience_id", membership.accountId)];
    }
    if (type === "MOBILE_AUDIENCE") return [];
    return [{ ...unexpected("custom_audience_id", "a mobile custom audience", id), value: id }];
  });
}

function update(changing: Changing, { custom_audience_id: id, name }: Params<"Update">): Changed {
  const { store, membership, now } = changing;
  const { connection } = store;
  const { accountId } = membership;
  const known = ownAudience(changing, id);
  if (!known) return { errors: [notFound("Custom Audience", id, "custom_audience_id", accountId)] };
  if (known.audience_type === "FLEXIBLE") return { errors: [unchangeable(id)] };
  if (name !== undefined && audienceNameTaken(connection, accountId, name, id)) {
    return { errors: [nameTakenError(name)] };
  }
  const name_folded = name === undefined ? undefined : foldName(name);
  updateRow(connection, "custom_audiences", { accountId, id }, { name, name_folded, updated_at: now });
  return { record: batchedJson(changing, id) };
}

function remove(changing: Changing, { custom_audience_id: id }: Params<"Delete">): Changed {
  const { store, membership, now } = changing;
  const { accountId } = membership;
  const known = ownAudience(changing, id);
  if (!known) return { errors: [notFound("Custom Audience", id, "custom_audience_id", accountId)] };
  markDeleted(store.connection, "custom_audiences", { accountId, id }, now);
  return { record: batchedJson(changing, id) };
}

/** Why a flexible audience stays as it was created. */
export const unchangeable = (id: string): ServiceError => ({
  code: "INVALID_PARAMETER",
  message: `Flexible Custom Audience ${id} cannot be changed after creation`,
  parameter: "custom_audience_id",
  value: id,
});

interface OwnAudience extends Record<string, unknown> {
  audience_type: string;
}

function ownAudience({ store, membership }: Changing, id: string): OwnAudience | undefined {
  return store.connection.one<OwnAudience>(
    "SELECT audience_type FROM custom_audiences WHERE id = ? AND account_id = ? AND NOT deleted",
    [id, membership.accountId],
  );
}

/** The audience as the answer shows it, in JSON text. */
function batchedJson(
  { store, membership, now }: Changing,
  id: string,
  metadata: readonly object[] = [],
): string {
  const which = { accountId: membership.accountId, id, now, withDeleted: true };
  const audience = recordJson(store.connection, customAudiences, which) ?? "{}";
  return `${audience.slice(0, -1)},"metadata":${JSON.stringify(metadata)}}`;
}

/** What a flexible audience was made of, shown once; ids of segments come back in lower case. */
const metadataOf = (accountId: string, id: string, name: string, root: Segment) => ({
  custom_audience_id: id,
  account_id: accountId,
  name,
  audience_source: "FLEXIBLE_AUDIENCE",
  upload_status: "UPLOADED",
  segments: { ...echoed(root), frequency: 1, frequency_comparator: "NUM_GTE", negate: false },
});

function echoed({ child_segments, custom_audience_id, ...segment }: Segment): Segment {
  return {
    ...segment,
    ...(custom_audience_id !== undefined && { custom_audience_id: custom_audience_id.toLowerCase() }),
    frequency: segment.frequency ?? 1,
    frequency_comparator: segment.frequency_comparator ?? "NUM_GTE",
    negate: segment.negate ?? true,
    ...(child_segments && { child_segments: child_segments.map(echoed) }),
  };
}
