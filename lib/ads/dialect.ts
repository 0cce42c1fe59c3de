import { changeExactJson } from "@/lib/json/numbers-as-written";
import { catalogue } from "./catalogue";
import { codedNames } from "./coded-names";
import { type DialectFile, readDialect, type Vocabulary, type Words } from "./dialect-file";
import { rewordJson, type Wording } from "./dialect-json";
import { rewordMessage } from "./dialect-message";
import { type AnyEndpoint, versionedPath } from "./endpoint";
import { PathTree } from "./path-tree";

interface Address {
  readonly method: string;
  /** Several where a parameter distinguishes them, as the commands of an upload. */
  readonly endpoints: readonly AnyEndpoint[];
  /** Paths with `:names`. */
  readonly neutral: string;
  readonly wire: string;
}

type Pairs = readonly (readonly [name: string, value: string])[];

/** One call, in the words of the other side. */
export interface Said {
  readonly path: string;
  /** Parameters of a query, a form or the parts of one. */
  readonly parameters: (pairs: Pairs) => Pairs;
  /** A JSON body of the call. */
  readonly body: (text: string) => string;
  /** The JSON of its answer, in the opposite direction. */
  readonly answer: (text: string) => string;
}

/**
 * The map between the specification's neutral names and those of a provider on the wire: path segments, parameter
 * names, JSON keys and values that are words of the service. User text is never changed, and neither are a provider's
 * messages.
 */
export class Dialect {
  private readonly toWire: Vocabulary;
  private readonly toNeutral: Vocabulary;
  private readonly versions: DialectFile["versions"];
  private readonly singleRecords: ReadonlySet<string>;
  private readonly addresses = { neutral: new PathTree<Address>(), wire: new PathTree<Address>() };

  constructor(file: DialectFile) {
    const { toWire, toNeutral } = readDialect(file);
    this.versions = file.versions;
    this.singleRecords = new Set(file.single_records);
    this.toWire = toWire;
    this.toNeutral = toNeutral;
    for (const address of addressesOf(file, toWire)) {
      this.addresses.neutral.add(address.neutral, address);
      this.addresses.wire.add(address.wire, address);
    }
  }

  /** The wire name of a neutral name. */
  wireName(neutral: string): string {
    return sayName(this.toWire, neutral);
  }

  neutralName(wire: string): string {
    return sayName(this.toNeutral, wire);
  }

  /** The wire value of a parameter or field; `neutralName` is its name. */
  wireValue(neutralName: string, value: string): string {
    return sayValue(this.toWire, neutralName, value);
  }

  neutralValue(neutralName: string, value: string): string {
    return sayValue(this.toNeutral, neutralName, value);
  }

  /** A call of ours, as the provider wants it. */
  toProvider(method: string, address: string): Said {
    const { path: said, endpoints } = this.find(method, address, "neutral", "wire");
    const words = this.words(endpoints, this.toWire, this.toNeutral);
    return { path: said, ...words, answer: this.reshaped(endpoints, words.answer, asListOfOne) };
  }

  /** A provider's call, as the specification has it. */
  fromProvider(method: string, address: string): Said {
    const { path: said, endpoints } = this.find(method, this.inKnownVersion(address), "wire", "neutral");
    const words = this.words(endpoints, this.toNeutral, this.toWire, rewordMessage);
    return { path: said, ...words, answer: this.reshaped(endpoints, words.answer, asSingleRecord) };
  }

  /** Translates answers, with their data in the other side's shape. */
  private reshaped(
    endpoints: readonly AnyEndpoint[],
    say: Said["answer"],
    shape: (answer: unknown) => unknown,
  ): Said["answer"] {
    if (!endpoints.some(({ name }) => this.singleRecords.has(name))) return say;
    return (text) => changeExactJson(say(text), shape);
  }

  /** The address in the version that answers. */
  private inKnownVersion(address: string): string {
    return address.replace(/^\/(\d+)(?=\/)/, (said, version: string) => {
      const known = this.versions[version];
      return known === undefined ? said : `/${known}`;
    });
  }

  private find(method: string, address: string, from: "wire" | "neutral", to: "wire" | "neutral") {
    const tree = this.addresses[from];
    const found = (tree.find(address, (one) => one.method === method) ?? tree.find(address))?.value;
    if (!found) return { path: address, endpoints: [] };
    const [given, wanted] = [address.split("/"), found[to].split("/")];
    const filled = wanted.map((segment, at) => (segment.startsWith(":") ? (given[at] ?? "") : segment));
    return { path: filled.join("/"), endpoints: found.endpoints };
  }

  private words(
    endpoints: readonly AnyEndpoint[],
    out: Vocabulary,
    back: Vocabulary,
    sayMessage?: (text: string, wording: Wording) => string,
  ): Omit<Said, "path"> {
    const coded = new Set(endpoints.flatMap((endpoint) => [...codedNames(endpoint)]));
    const neutralIn = (vocabulary: Vocabulary) => (said: string) =>
      vocabulary === this.toWire ? said : sayName(vocabulary, said);
    const wordingOf = (vocabulary: Vocabulary): Wording => ({
      name: (said) => sayName(vocabulary, said),
      value: (of, value) => sayValue(vocabulary, of, value),
      neutral: neutralIn(vocabulary),
      isCoded: (of) => coded.has(of),
    });
    const reword = (text: string, vocabulary: Vocabulary) => {
      const wording = wordingOf(vocabulary);
      return rewordJson(text, {
        ...wording,
        ...(sayMessage && { message: (message: string) => sayMessage(message, wording) }),
      });
    };
    return {
      parameters: (pairs) =>
        pairs.map(([said, value]) => {
          const neutral = neutralIn(out)(said);
          const words = coded.has(neutral)
            ? value.split(",").map((one) => sayValue(out, neutral, one))
            : [value];
          return [sayName(out, said), words.join(",")];
        }),
      body: (text) => reword(text, out),
      answer: (text) => reword(text, back),
    };
  }
}

const isAnswer = (value: unknown): value is { readonly data: unknown } =>
  typeof value === "object" && value !== null && "data" in value;

/** The record in a list of one; anything else is unchanged. */
function asSingleRecord(answer: unknown): unknown {
  if (!isAnswer(answer) || !Array.isArray(answer.data) || answer.data.length !== 1) return answer;
  const { next_cursor: _, ...rest } = { next_cursor: null, ...answer };
  return { ...rest, data: answer.data[0] };
}

function asListOfOne(answer: unknown): unknown {
  if (!isAnswer(answer) || Array.isArray(answer.data)) return answer;
  return { ...answer, data: [answer.data], next_cursor: null };
}

const capitalised = (word: string | undefined) => word && word.charAt(0).toUpperCase() + word.slice(1);

const inWords = (words: Words, text: string) =>
  text.replace(/[A-Za-z0-9]+/g, (token) => {
    const small = words.get(token);
    if (small !== undefined) return small;
    if (token === token.toUpperCase()) return words.get(token.toLowerCase())?.toUpperCase() ?? token;
    // Several words in one, `PostImage`.
    return token.replace(/[A-Z][a-z0-9]*/g, (part) => capitalised(words.get(part.toLowerCase())) ?? part);
  });

/** A name, or several in a path (`components[0].post_id`). */
const sayName = ({ names, words }: Vocabulary, said: string) =>
  said.replace(/\w+/g, (one) => names.get(one) ?? inWords(words, one));

function sayValue({ values, valuesOf, words }: Vocabulary, neutralName: string, value: string): string {
  return valuesOf.get(neutralName)?.get(value) ?? values.get(value) ?? inWords(words, value);
}

function addressesOf({ paths }: DialectFile, toWire: Vocabulary): Address[] {
  const saidPath = (neutral: string) =>
    paths[neutral] ??
    neutral
      .split("/")
      .map((segment) => (segment.startsWith(":") ? segment : sayName(toWire, segment)))
      .join("/");
  const places = new Map<string, Address & { readonly endpoints: AnyEndpoint[] }>();
  for (const endpoint of catalogue) {
    const { method } = endpoint;
    const neutral = versionedPath(endpoint);
    const place = places.get(`${method} ${neutral}`);
    if (place) place.endpoints.push(endpoint);
    else
      places.set(`${method} ${neutral}`, { method, endpoints: [endpoint], neutral, wire: saidPath(neutral) });
  }
  return [...places.values()];
}
