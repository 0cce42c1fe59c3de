/** Why a database refuses something. */
type StoreRefusal = "duplicate" | "missing parent" | "full" | "unavailable";

const CODES: readonly (readonly [StoreRefusal, RegExp])[] = [
  ["duplicate", /^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/],
  ["missing parent", /^(23503|SQLITE_CONSTRAINT_FOREIGNKEY)$/],
  ["full", /^(53100|SQLITE_FULL)$/],
  [
    "unavailable",
    /^(08\w{3}|57P0\d|57014|53300|25006|SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|READONLY)(_\w+)?|E(CONN|TIME|PIPE|HOST|NET|NOTFOUND|AI_)\w*|ENOSPC|EACCES|EROFS)$/,
  ],
];

/** Messages of PostgreSQL's driver without a code. */
const WITHOUT_CODE = /connection (terminated|timeout)|timeout exceeded|query read timeout|not queryable/i;

/** Why a database refused something; undefined for an error of ours. */
export function storeRefusalOf(error: unknown): StoreRefusal | undefined {
  if (error instanceof AggregateError) return storeRefusalOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const [refusal] = CODES.find(([, pattern]) => code !== undefined && pattern.test(code)) ?? [];
  return refusal ?? (WITHOUT_CODE.test(error.message) ? "unavailable" : undefined);
}

/** Whether the database cannot do anything for now, whatever is asked of it. */
export function isStoreAway(error: unknown): boolean {
  const refusal = storeRefusalOf(error);
  return refusal === "full" || refusal === "unavailable";
}
