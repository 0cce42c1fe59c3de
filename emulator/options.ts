import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Dialect } from "@/lib/ads/dialect";
import { DialectError, parseDialectFile } from "@/lib/ads/dialect-file";
import { SEEDS, type Seed } from "./seed/seeds";

/** The emulator listens here and nowhere else: every client that reaches it has full access. */
export const HOST = "127.0.0.1";

export const USAGE = `Usage: npm run emulator -- [--port 4010] [--data :memory:|FOLDER] [--seed ${SEEDS.join("|")}]
                              [--dialect FILE]

  --port     where to listen, on ${HOST} only (default 4010)
  --data     a folder that keeps the records across restarts, or :memory: (default)
  --seed     what a new database is filled with (default demo)
  --dialect  a file of the names that are used on the wire, such as dialects/public.json
  --help     this text`;

/** Something the caller can put right; shown without a stack. */
export class UsageError extends Error {}

export interface Options {
  readonly port: number;
  readonly data: string;
  readonly seed: Seed;
  readonly dialect?: Dialect;
}

/** @throws {UsageError} naming the option at fault */
export function readOptions(args: string[]): Options | "help" {
  const { values } = parse(args);
  if (values.help) return "help";
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new UsageError(`--port: expected a number from 0 to 65535, got “${values.port}”.`);
  const seed = SEEDS.find((name) => name === values.seed);
  if (!seed) throw new UsageError(`--seed: expected ${SEEDS.join(", ")}; got “${values.seed}”.`);
  if (values.data === "") throw new UsageError("--data: expected :memory: or a folder.");
  return {
    port,
    data: values.data,
    seed,
    ...(values.dialect !== undefined && { dialect: dialectIn(values.dialect) }),
  };
}

function dialectIn(file: string): Dialect {
  try {
    return new Dialect(parseDialectFile(JSON.parse(readFileSync(file, "utf8"))));
  } catch (error) {
    if (error instanceof DialectError) throw new UsageError(`--dialect: ${file}\n${error.message}`);
    if (error instanceof SyntaxError) throw new UsageError(`--dialect: ${file} is no JSON: ${error.message}`);
    throw new UsageError(`--dialect: ${file} cannot be read.`);
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: "string", default: "4010" },
        data: { type: "string", default: ":memory:" },
        seed: { type: "string", default: "demo" },
        dialect: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
