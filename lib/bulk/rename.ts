import { leave } from "./bulk-plan";

/** Find and replace in names, and text in front or behind. */
export interface Rename {
  readonly find: string;
  readonly replace: string;
  readonly prefix: string;
  readonly suffix: string;
}

/** The new name of one record, or why it is left alone. */
export function renamed(before: string, { find, replace, prefix, suffix }: Rename) {
  const replaced = find === "" ? before : before.replaceAll(find, () => replace);
  if (find !== "" && replaced === before && prefix === "" && suffix === "") {
    return leave(`Its name does not contain “${find}”.`);
  }
  const name = `${prefix}${replaced}${suffix}`;
  return name === before ? leave("Its name stays the same.") : ({ do: "change", change: { name } } as const);
}
