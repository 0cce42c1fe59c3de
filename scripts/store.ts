// npm run store -- backup <file> | copy <from> <to> | migrate: the store of the dashboard, by the same settings.
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { backUpStore, CopyRefusedError, copyStore } from "../lib/database/copy-store";
import { migrate, NewerStoreError } from "../lib/database/migrate";
import { openStoreDatabase } from "../lib/database/open-database";
import { isStoreAway } from "../lib/database/store-refusals";
import { ConfigurationError, env } from "../lib/env";
import { placeWords, readStorePlace, type StorePlace } from "../lib/store-place";
import { root } from "./project.mjs";

const USAGE = `npm run store -- backup <file>       copies the store into a new file
npm run store -- copy <from> <to>    copies a store into an empty one; each is a file or postgres://…
npm run store -- migrate             brings the store's tables up to this version`;

type Place = Exclude<StorePlace, { kind: "none" }>;

/** Ends with a message and without a stack. */
function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function ownPlace(): Place {
  return env.STORE.kind === "none" ? stop("The settings say STORE=none.") : env.STORE;
}

function named(text: string): Place {
  const place = readStorePlace(text);
  return place.kind === "none" ? stop(USAGE) : place;
}

const formatCounts = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([table, count]) => `  ${table}: ${count}`)
    .join("\n");

async function run([command, ...names]: readonly string[]): Promise<string> {
  const [first = "", second = ""] = names;
  if (command === "migrate" && names.length === 0) {
    const db = await openStoreDatabase(ownPlace());
    const steps = await migrate(db).finally(() => db.destroy());
    return steps.length === 0
      ? `${placeWords(ownPlace())} is up to date.`
      : `Done in ${placeWords(ownPlace())}: ${steps.join(", ")}.`;
  }
  if (command === "backup" && names.length === 1) {
    await backUpStore(ownPlace(), first);
    return `${placeWords(ownPlace())} is kept in ${first}.`;
  }
  if (command === "copy" && names.length === 2) {
    const [from, to] = [named(first), named(second)];
    return `${placeWords(from)} is copied into ${placeWords(to)}; rows:\n${formatCounts(await copyStore(from, to))}`;
  }
  return stop(USAGE);
}

for (const file of [".env.local", ".env"]) {
  if (existsSync(path.join(root, file))) process.loadEnvFile(path.join(root, file));
}
try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const known = [ConfigurationError, CopyRefusedError, NewerStoreError].some((kind) => error instanceof kind);
  if (error instanceof Error && (known || isStoreAway(error))) {
    stop(known ? error.message : `The store does not answer: ${error.message}`);
  }
  throw error;
}
