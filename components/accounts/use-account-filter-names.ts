import { useMemo } from "react";
import type { AccountRow } from "@/lib/accounts/portfolio";
import { byWords } from "@/lib/format/lists";
import type { KnownNames } from "@/lib/grid/filters";
import { knownValue } from "@/lib/remote-data";

/** The values to filter accounts by that only the accounts themselves provide, as suggestions. */
export function useAccountFilterNames(rows: readonly AccountRow[], handles: readonly string[]) {
  const names = useMemo(
    () => ({
      via: named(handles, (handle) => `@${handle}`),
      zone: named(rows.map(({ account }) => account.timezone)),
      currency: named(rows.flatMap(({ currencies }) => knownValue(currencies) ?? [])),
    }),
    [rows, handles],
  );
  return { names, currency: "USD", examples: "Rejected, no funding, account admin, name…" };
}

const named = (values: readonly string[], words = (value: string) => value): KnownNames => ({
  names: new Map([...new Set(values)].sort(byWords).map((value) => [value, words(value)])),
  complete: true,
});
