import {
  AUDIENCE_BATCH_MAX,
  BOOLEAN_OPERATORS,
  FREQUENCY_COMPARATORS,
  FREQUENCY_MAX,
  LOOKBACK_WINDOWS,
  type Segment,
} from "@/lib/ads/segments";
import { listPlain } from "@/lib/format/lists";
import { type JsonProblem, readJsonLines } from "@/lib/json/json-lines";
import { tidyName } from "@/lib/text/visible-name";
import {
  type FlexibleDraft,
  type Group,
  newDraft,
  newGroup,
  newLeaf,
  type SegmentNode,
} from "./flexible-tree";

/** A segment for a request. It always has `negate`: left out, it would exclude. */
type SaidSegment = Segment & { readonly negate: boolean };

/** The request for a valid draft. */
export function batchItemOf({ name, root }: FlexibleDraft) {
  return {
    operation_type: "Create" as const,
    params: {
      audience_type: "FLEXIBLE" as const,
      name: tidyName(name),
      segments: {
        boolean_operator: root.operator,
        negate: root.exclude,
        child_segments: root.children.map(segmentOf),
      },
    },
  };
}

function segmentOf(node: SegmentNode): SaidSegment {
  if (node.kind === "group") {
    return {
      boolean_operator: node.operator,
      negate: node.exclude,
      child_segments: node.children.map(segmentOf),
    };
  }
  return {
    custom_audience_id: node.audienceId,
    frequency: Number(node.frequency) || 0,
    frequency_comparator: node.comparator,
    lookback_window: node.lookback,
    negate: node.exclude,
  };
}

/** The batch as text, to read, copy and write. */
export function textOf(drafts: readonly FlexibleDraft[]): string {
  return JSON.stringify(drafts.map(batchItemOf), null, 2);
}

type BatchReading =
  | { readonly ok: true; readonly drafts: readonly FlexibleDraft[] }
  | { readonly ok: false; readonly problems: readonly JsonProblem[] };

type Path = readonly PropertyKey[];
type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a batch that a person wrote, with errors by line. A segment without `negate` is refused, though the service
 * would accept it: it would exclude people by omission.
 */
export function readBatch(text: string): BatchReading {
  const json = readJsonLines(text);
  if (!json.ok) return { ok: false, problems: [json.problem] };
  const problems: JsonProblem[] = [];
  const wrong = (path: Path, message: string) => problems.push({ line: json.lineOf(path), message });
  const reader = new Reader(wrong);
  const items = Array.isArray(json.value) ? json.value : undefined;
  if (!items) wrong([], "A batch is a list: [ … ].");
  else if (items.length === 0) wrong([], "A batch holds at least one item.");
  else if (items.length > AUDIENCE_BATCH_MAX)
    wrong([AUDIENCE_BATCH_MAX], `A batch holds ${AUDIENCE_BATCH_MAX} items at most.`);
  const drafts = (items ?? []).map((item, index) => reader.draft(item, [index]));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, drafts };
}

class Reader {
  constructor(private readonly wrong: (path: Path, message: string) => void) {}

  draft(value: unknown, path: Path): FlexibleDraft {
    const item = this.fields(value, path, ["operation_type", "params"]);
    if (item.operation_type !== "Create") {
      this.wrong(
        [...path, "operation_type"],
        "operation_type is Create: flexible audiences cannot be changed.",
      );
    }
    const below = [...path, "params"];
    const params = this.fields(item.params, below, ["audience_type", "name", "segments"]);
    if (params.audience_type !== "FLEXIBLE")
      this.wrong([...below, "audience_type"], "audience_type is FLEXIBLE here.");
    if (typeof params.name !== "string") this.wrong([...below, "name"], "name is a text in quotes.");
    const root = this.group(params.segments, [...below, "segments"], true);
    return { ...newDraft(), name: typeof params.name === "string" ? params.name : "", root };
  }

  private group(value: unknown, path: Path, isRoot = false): Group {
    const group = this.fields(value, path, ["boolean_operator", "negate", "child_segments"]);
    const operator = BOOLEAN_OPERATORS.find((each) => each === group.boolean_operator);
    if (!operator) this.wrong([...path, "boolean_operator"], "boolean_operator is AND or OR.");
    const children = Array.isArray(group.child_segments) ? group.child_segments : undefined;
    if (!children) this.wrong([...path, "child_segments"], "child_segments is a list: [ … ].");
    const nodes = (children ?? []).map((child, index) =>
      this.node(child, [...path, "child_segments", index]),
    );
    // The outermost group is the audience itself, so leaving negate out excludes nothing.
    const exclude = isRoot && group.negate === undefined ? false : this.negate(group.negate, path);
    return { ...newGroup(nodes, operator ?? "AND"), exclude };
  }

  private node(value: unknown, path: Path): SegmentNode {
    if (typeof value === "object" && value !== null && "child_segments" in value)
      return this.group(value, path);
    const leaf = this.fields(value, path, [
      "custom_audience_id",
      "frequency",
      "frequency_comparator",
      "lookback_window",
      "negate",
    ]);
    const { custom_audience_id: audienceId, frequency = 1, frequency_comparator = "NUM_GTE" } = leaf;
    if (typeof audienceId !== "string" || !/^[0-9A-Za-z_-]{0,64}$/.test(audienceId)) {
      this.wrong([...path, "custom_audience_id"], "custom_audience_id is an identifier in quotes.");
    }
    if (
      typeof frequency !== "number" ||
      !Number.isInteger(frequency) ||
      frequency < 0 ||
      frequency > FREQUENCY_MAX
    ) {
      this.wrong([...path, "frequency"], "frequency is a whole number from 1.");
    }
    const comparator = FREQUENCY_COMPARATORS.find((each) => each === frequency_comparator);
    if (!comparator) {
      this.wrong(
        [...path, "frequency_comparator"],
        `frequency_comparator is one of ${listPlain(FREQUENCY_COMPARATORS)}.`,
      );
    }
    const lookback = LOOKBACK_WINDOWS.find((each) => each === leaf.lookback_window);
    if (!lookback) {
      this.wrong(
        [...path, "lookback_window"],
        `lookback_window is ${listPlain(LOOKBACK_WINDOWS.map(String))} days.`,
      );
    }
    return {
      ...newLeaf(typeof audienceId === "string" ? audienceId : ""),
      frequency: frequency === 0 ? "" : String(frequency),
      comparator: comparator ?? "NUM_GTE",
      lookback: lookback ?? 30,
      exclude: this.negate(leaf.negate, path),
    };
  }

  private negate(value: unknown, path: Path): boolean {
    if (typeof value !== "boolean") {
      this.wrong([...path, "negate"], "Say negate: false includes, true EXCLUDES. If missing, it excludes.");
    }
    return value === true;
  }

  private fields(value: unknown, path: Path, known: readonly string[]): Fields {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      this.wrong(path, `Here an object with ${listPlain(known)} is expected.`);
      return {};
    }
    const fields: Fields = Object.fromEntries(Object.entries(value));
    for (const name of Object.keys(fields)) {
      if (!known.includes(name)) this.wrong([...path, name], `"${name}" is not known here.`);
    }
    return fields;
  }
}
