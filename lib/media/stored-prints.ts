import { getMany, setMany } from "idb-keyval";
import type { Environment } from "@/lib/ads/endpoint";

/** The account and person of a library. */
interface LibraryPlace {
  readonly environment: Environment;
  readonly accountId: string;
}

const printKey = ({ environment, accountId }: LibraryPlace, print: string) =>
  `media print ${environment} ${accountId} ${print}`;

/** Notes on this device that a library has a file, by its fingerprints; the file itself is not stored. */
export async function storePrints(
  place: LibraryPlace,
  prints: readonly string[],
  mediaKey: string,
): Promise<void> {
  // Without storage, files are recognized by their looks alone.
  await setMany(prints.map((print) => [printKey(place, print), mediaKey])).catch(() => undefined);
}

/** Known media of files with these fingerprints, by fingerprint. */
export async function mediaOfPrints(
  place: LibraryPlace,
  prints: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await getMany<unknown>(prints.map((print) => printKey(place, print))).catch(() => []);
  return new Map(
    prints.flatMap((print, at) => {
      const key = found[at];
      return typeof key === "string" ? [[print, key] as const] : [];
    }),
  );
}
