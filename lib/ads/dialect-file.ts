import * as z from "zod";

const word = z.string().regex(/^[a-z][a-z0-9]*$/, "expected a word in small letters");
const name = z.string().regex(/^[A-Za-z]\w*$/, "expected a name of letters, digits and underscores");
const version = z.string().regex(/^[1-9]\d*$/, "expected a number of a version");
const path = z.string().regex(/^(\/[\w.:-]+)+$/, "expected a path");
const mapOf = (part: z.ZodString) => z.record(part, part).default({});

const shape = z.strictObject({
  /** Words between the underscores of names and values, in lower case; capitals follow. */
  words: mapOf(word),
  /** Whole names, before their words are considered. */
  names: mapOf(name),
  /** Whole values, wherever values are words of the service. */
  values: mapOf(name),
  /** Whole values of one name only, before all others. */
  values_of: z.record(name, mapOf(name)).default({}),
  /** Whole paths, with their version. */
  paths: mapOf(path),
  /** Endpoints whose answer has the record itself, where the specification has a list of one. */
  single_records: z
    .array(z.string().regex(/^[a-z-]+\.[a-z-]+$/, "expected the name of an endpoint"))
    .default([]),
  /** Versions of the advertising service that clients still request, and the version that answers. */
  versions: mapOf(version),
});

export type DialectFile = z.output<typeof shape>;

/** A file that is no dialect: the message contains the error and its place. */
export class DialectError extends Error {
  override readonly name = "DialectError";
}

export type Words = ReadonlyMap<string, string>;

/** One direction of a dialect. */
export interface Vocabulary {
  readonly words: Words;
  readonly names: Words;
  readonly values: Words;
  readonly valuesOf: ReadonlyMap<string, Words>;
}

/**
 * Parses a file of names.
 *
 * @throws {DialectError} unless it can be read in both directions
 */
export function parseDialectFile(given: unknown): DialectFile {
  const read = shape.safeParse(given);
  if (!read.success) throw new DialectError(z.prettifyError(read.error));
  readDialect(read.data);
  return read.data;
}

/** Both directions of a dialect. */
export function readDialect(file: DialectFile): {
  readonly toWire: Vocabulary;
  readonly toNeutral: Vocabulary;
} {
  return {
    toWire: vocabularyOf(file, (map) => new Map(Object.entries(map))),
    toNeutral: vocabularyOf(file, inverse),
  };
}

function vocabularyOf(
  file: DialectFile,
  read: (map: Readonly<Record<string, string>>, what: string) => Words,
): Vocabulary {
  return {
    words: read(file.words, "words"),
    names: read(file.names, "names"),
    values: read(file.values, "values"),
    valuesOf: new Map(Object.entries(file.values_of).map(([of, map]) => [of, read(map, `values_of.${of}`)])),
  };
}

function inverse(map: Readonly<Record<string, string>>, what: string): Words {
  const turned = new Map<string, string>();
  for (const [neutral, wire] of Object.entries(map)) {
    if (turned.has(wire)) throw new DialectError(`${what}: two names are said “${wire}”`);
    if (wire !== neutral && Object.hasOwn(map, wire))
      throw new DialectError(`${what}: “${wire}” is a name of both sides`);
    turned.set(wire, neutral);
  }
  return turned;
}
