import {
  type BOOLEAN_OPERATORS,
  DEPTH_MAX,
  type FREQUENCY_COMPARATORS,
  type LOOKBACK_WINDOWS,
} from "@/lib/ads/segments";

type BooleanOperator = (typeof BOOLEAN_OPERATORS)[number];
export type LookbackWindow = (typeof LOOKBACK_WINDOWS)[number];
export type FrequencyComparator = (typeof FREQUENCY_COMPARATORS)[number];

/** One audience as a segment: people who were in it this often, within a period. */
export interface Leaf {
  readonly kind: "leaf";
  /** Identifies nodes on screen; never sent. */
  readonly key: string;
  /** Empty while none is chosen. */
  readonly audienceId: string;
  /** As typed, so that a half-typed number is not lost. */
  readonly frequency: string;
  readonly comparator: FrequencyComparator;
  readonly lookback: LookbackWindow;
  /** The service's `negate`, which defaults to true: here people opt in. */
  readonly exclude: boolean;
}

export interface Group {
  readonly kind: "group";
  readonly key: string;
  readonly operator: BooleanOperator;
  readonly exclude: boolean;
  readonly children: readonly SegmentNode[];
}

export type SegmentNode = Leaf | Group;

/** One flexible audience that is being built. */
export interface FlexibleDraft {
  readonly key: string;
  readonly name: string;
  readonly root: Group;
}

const newKey = () => crypto.randomUUID();

/** A segment for everyone who was in an audience at least once in the last 30 days. */
export function newLeaf(audienceId = ""): Leaf {
  return {
    kind: "leaf",
    key: newKey(),
    audienceId,
    frequency: "1",
    comparator: "NUM_GTE",
    lookback: 30,
    exclude: false,
  };
}

/** A group of segments, of an empty one without any. */
export function newGroup(
  children: readonly SegmentNode[] = [newLeaf()],
  operator: BooleanOperator = "AND",
): Group {
  return { kind: "group", key: newKey(), operator, exclude: false, children };
}

export function newDraft(): FlexibleDraft {
  return { key: newKey(), name: "", root: newGroup() };
}

/** A copy of the audience, with keys of its own. */
export function copyOf(draft: FlexibleDraft, name: string): FlexibleDraft {
  const again = (node: SegmentNode): SegmentNode =>
    node.kind === "leaf"
      ? { ...node, key: newKey() }
      : { ...node, key: newKey(), children: node.children.map(again) };
  return {
    key: newKey(),
    name,
    root: { ...draft.root, key: newKey(), children: draft.root.children.map(again) },
  };
}

/** The leaf segments of a node, or the node itself, from left to right. */
export function leavesOf(node: SegmentNode): readonly Leaf[] {
  return node.kind === "leaf" ? [node] : node.children.flatMap(leavesOf);
}

/** How many groups a node is nested in, 0 for the root; undefined when it is not in the tree. */
function depthOf(node: SegmentNode, key: string, depth = 0): number | undefined {
  if (node.key === key) return depth;
  if (node.kind === "leaf") return undefined;
  for (const child of node.children) {
    const found = depthOf(child, key, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a group can replace a node. */
export const hasRoomBelow = (root: Group, key: string) => (depthOf(root, key) ?? 0) < DEPTH_MAX;

/** The groups of a tree top down, the root first. */
export function groupsOf(node: SegmentNode): readonly Group[] {
  return node.kind === "leaf" ? [] : [node, ...node.children.flatMap(groupsOf)];
}

function within(group: Group, change: (children: readonly SegmentNode[]) => readonly SegmentNode[]): Group {
  const children = change(group.children);
  return children === group.children ? group : { ...group, children };
}

/** The tree with one node changed, wherever it is. */
export function withNode<N extends SegmentNode>(
  root: Group,
  node: N,
  changes: Partial<Omit<N, "kind" | "key">>,
): Group {
  if (root.key === node.key) return { ...root, ...changes, kind: "group", key: root.key };
  return within(root, (children) =>
    children.map((child): SegmentNode => {
      if (child.key === node.key) return { ...child, ...changes };
      return child.kind === "group" ? withNode(child, node, changes) : child;
    }),
  );
}

/** The tree with one more node at the end of a group. */
export function treeWithAdded(root: Group, groupKey: string, node: SegmentNode): Group {
  if (root.key === groupKey) return { ...root, children: [...root.children, node] };
  return within(root, (children) =>
    children.map((child) => (child.kind === "group" ? treeWithAdded(child, groupKey, node) : child)),
  );
}

/** The tree without a node and its descendants. The root itself stays. */
export function withoutNode(root: Group, key: string): Group {
  return within(root, (children) =>
    children
      .filter((child) => child.key !== key)
      .map((child) => (child.kind === "group" ? withoutNode(child, key) : child)),
  );
}

/** The tree with a node wrapped in a new group, to combine it with others by another operator. */
export function withWrapped(root: Group, key: string): Group {
  return within(root, (children) =>
    children.map((child) => {
      if (child.key === key) return newGroup([child], root.operator === "AND" ? "OR" : "AND");
      return child.kind === "group" ? withWrapped(child, key) : child;
    }),
  );
}
