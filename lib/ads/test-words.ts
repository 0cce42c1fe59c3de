import { type AnyEndpoint, pathParamsOf, versionedPath } from "./endpoint";

/**
 * An endpoint in one line, for tests that compare it with the specification's own words: number, method, version and
 * path, then the parameters besides those of the path, required ones with `*`, and where it exists.
 */
export function inOneLine(endpoint: AnyEndpoint): string {
  const { number, method, params, environments } = endpoint;
  const inPath = pathParamsOf(endpoint);
  const names = Object.entries<{ isOptional(): boolean }>(params.shape)
    .filter(([name]) => !inPath.includes(name))
    .map(([name, schema]) => (schema.isOptional() ? name : `${name}*`))
    .toSorted();
  const where = environments.length === 1 ? [`(${environments.join()} only)`] : [];
  return [`${number} ${method} ${versionedPath(endpoint)}`, ...names, ...where].join(" ");
}

/** The fields of a record besides the common ones, in alphabetical order. */
export function fieldsOf({ data }: AnyEndpoint): string {
  const shape: unknown = "shape" in data ? data.shape : {};
  const base = ["id", "created_at", "updated_at", "deleted"];
  return Object.keys(shape ?? {})
    .filter((name) => !base.includes(name))
    .toSorted()
    .join(" ");
}
