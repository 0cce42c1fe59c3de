interface Branch<T> {
  readonly literals: Map<string, Branch<T>>;
  parameter: Branch<T> | undefined;
  readonly values: T[];
}

const branch = <T>(): Branch<T> => ({ literals: new Map(), parameter: undefined, values: [] });

interface Found<T> {
  readonly value: T;
  /** The values of the path's parameters, in order and unparsed. Never empty. */
  readonly segments: readonly string[];
}

/**
 * Values by paths, `/accounts/:account_id`. A literal segment takes precedence over a parameter: `cards/poll` before
 * `cards/:card_id`.
 */
export class PathTree<T> {
  private readonly root = branch<T>();

  add(path: string, value: T): void {
    let at = this.root;
    for (const segment of path.split("/")) {
      if (segment.startsWith(":")) {
        at.parameter ??= branch();
        at = at.parameter;
      } else {
        const known = at.literals.get(segment) ?? branch<T>();
        at.literals.set(segment, known);
        at = known;
      }
    }
    at.values.push(value);
  }

  /** The first value with a matching path and condition. */
  find(path: string, suits: (value: T) => boolean = () => true): Found<T> | undefined {
    return search(this.root, path.split("/"), 0, [], suits);
  }
}

function search<T>(
  at: Branch<T>,
  path: readonly string[],
  depth: number,
  taken: readonly string[],
  suits: (value: T) => boolean,
): Found<T> | undefined {
  const segment = path[depth];
  if (segment === undefined) {
    const value = at.values.find(suits);
    return value === undefined ? undefined : { value, segments: taken };
  }
  const literal = at.literals.get(segment);
  const found = literal && search(literal, path, depth + 1, taken, suits);
  if (found || !at.parameter || segment === "") return found;
  return search(at.parameter, path, depth + 1, [...taken, segment], suits);
}
