import type { Segment } from "@/lib/ads/segments";
import type { Connection } from "../../database/connection";
import { insertRow } from "../../database/rows";
import { processedAt } from "./store";

/** People of a flexible audience count until the end of time: what they are made of does not expire by itself. */
const NEVER = "2099-01-01T00:00:00Z";

/**
 * Fills a flexible audience with the people that its segments describe at its creation. The emulator stores who is in
 * an audience, but not how often they were seen: each member counts as seen once, today.
 */
export function fillFlexibleAudience(connection: Connection, id: string, root: Segment, now: string): void {
  const membersOf = (audienceId: string) =>
    new Set(
      connection
        .all<{ member: string }>("SELECT DISTINCT member FROM audience_members WHERE audience_id = ?", [
          audienceId,
        ])
        .map(({ member }) => member),
    );
  const everyone = new Set(audienceIds(root).flatMap((each) => [...membersOf(each)]));
  const found = select({ ...root, negate: root.negate ?? false }, everyone, membersOf);
  for (const member of found) {
    insertRow(connection, "audience_members", {
      audience_id: id,
      identifier: member,
      member,
      counts_from: processedAt(now),
      expires_at: NEVER,
    });
  }
}

function audienceIds({ custom_audience_id, child_segments = [] }: Segment): string[] {
  return [
    ...(custom_audience_id === undefined ? [] : [custom_audience_id]),
    ...child_segments.flatMap(audienceIds),
  ];
}

type Members = ReadonlySet<string>;

function select(segment: Segment, everyone: Members, membersOf: (id: string) => Members): Members {
  const found = segment.child_segments
    ? combined(
        segment.boolean_operator,
        segment.child_segments.map((child) => select(child, everyone, membersOf)),
      )
    : seen(segment, everyone, membersOf);
  return (segment.negate ?? true) ? without(everyone, found) : found;
}

function combined(operator: Segment["boolean_operator"], [first, ...others]: readonly Members[]): Members {
  if (!first) return new Set();
  if (operator === "OR") return new Set([first, ...others].flatMap((each) => [...each]));
  return new Set([...first].filter((member) => others.every((each) => each.has(member))));
}

/** Those whose count, one in the audience and none outside of it, matches the segment's frequency. */
function seen(segment: Segment, everyone: Members, membersOf: (id: string) => Members): Members {
  const {
    custom_audience_id: id = "",
    frequency = 1,
    frequency_comparator: comparator = "NUM_GTE",
  } = segment;
  const members = membersOf(id);
  const holds = (count: number) =>
    ({
      NUM_GTE: count >= frequency,
      NUM_GT: count > frequency,
      NUM_EQ: count === frequency,
      NUM_LTE: count <= frequency,
      NUM_LT: count < frequency,
    })[comparator];
  return new Set([...everyone].filter((member) => holds(Number(members.has(member)))));
}

const without = (all: Members, taken: Members): Members =>
  new Set([...all].filter((each) => !taken.has(each)));
