import { useMemo } from "react";
import { withinSpan } from "@/lib/history/arrange-history";
import type { HistoryEntity } from "@/lib/history/entities";
import { type Span, serviceSpan } from "@/lib/history/period";
import { useServiceHistory } from "./use-service-history";
import { useStoredChanges } from "./use-stored-changes";

const NEVER: Span = { from: 0, until: 0 };

/**
 * The changes of one entity in a span, unordered: from the service's own history, or where it has none for the account
 * (`closed`), from this dashboard and this browser. Nothing is read without a span.
 */
export function useChangesOf(entity: HistoryEntity, id: string, span: Span | undefined) {
  const {
    closed,
    records: served,
    ...list
  } = useServiceHistory(
    { entity_type: entity, entity_id: id, ...serviceSpan(span ?? NEVER) },
    { enabled: span !== undefined },
  );
  const stored = useStoredChanges(entity, id, { enabled: closed && span !== undefined });
  const { from, until } = span ?? NEVER;
  const all = closed ? stored.records : served;
  const records = useMemo(() => withinSpan(all, { from, until }), [all, from, until]);
  return { ...list, records, closed, stored };
}
