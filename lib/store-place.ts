import path from "node:path";

/** Where the store is: nowhere, in a local file (`:memory:` for a single process), or on a server. */
export type StorePlace =
  | { readonly kind: "none" }
  | { readonly kind: "file"; readonly file: string }
  | { readonly kind: "postgres"; readonly url: string };

/** The store's file in a data folder. */
const FILE_NAME = "store.db";

export const fileStore = (folder: string): StorePlace => ({
  kind: "file",
  file: path.join(folder, FILE_NAME),
});

/** Whether a text is the address of a database on a PostgreSQL server. */
export function isPostgresUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return (
    url !== undefined &&
    (url.protocol === "postgres:" || url.protocol === "postgresql:") &&
    url.hostname !== "" &&
    url.pathname.length > 1
  );
}

/** Parses a command's argument for a store: an address of PostgreSQL, or a file. */
export function readStorePlace(text: string): StorePlace {
  return /^postgres(ql)?:/.test(text) ? { kind: "postgres", url: text } : { kind: "file", file: text };
}

/** The description of a store in logs and on a terminal: never with a password. */
export function placeWords(place: StorePlace): string {
  if (place.kind === "none") return "no store";
  if (place.kind === "file") return place.file;
  const { hostname, port, pathname } = new URL(place.url);
  return `postgres://${hostname}${port && `:${port}`}${pathname}`;
}
