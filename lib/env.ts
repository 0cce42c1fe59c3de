import "server-only";
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { type DialectFile, parseDialectFile } from "./ads/dialect-file";
import { DEMO_OWNER_ID } from "./demo-users";
import { fileStore, isPostgresUrl, type StorePlace } from "./store-place";

/** The validated configuration. Addresses have no trailing slash. */
interface ServerSettings {
  /** Origin under which browsers reach the dashboard. */
  readonly APP_URL: string;
  readonly AUTH_URL: string;
  readonly ADS_URL: string;
  readonly ADS_SANDBOX_URL: string;
  readonly PLATFORM_URL: string;
  readonly UPLOAD_URL: string;
  /** The origins of the pictures and videos that the service refers to. */
  readonly MEDIA_ORIGINS: readonly string[];
  readonly CONSUMER_KEY: string;
  readonly CONSUMER_SECRET: string;
  /** Ids of the users who may call endpoints of the application; in the demo its owner, else none by default. */
  readonly APPLICATION_OPERATORS: readonly string[];
  /** Contact for security reports, `mailto:` or `https:`; undefined if none is set. */
  readonly SECURITY_CONTACT: string | undefined;
  /** Newest first: the first one encrypts, all of them decrypt. */
  readonly SESSION_SECRET: readonly string[];
  /** Where the dashboard stores its own data. */
  readonly STORE: StorePlace;
  /** The names that the service uses on the wire; undefined for the specification's own. */
  readonly SERVICE_DIALECT: DialectFile | undefined;
  /** The service is the emulator's demo, whose users may be listed on the sign-in page. */
  readonly DEMO: boolean;
  readonly LOG_LEVEL: (typeof LOG_LEVELS)[number];
  readonly NODE_ENV: "production" | "development" | "test";
}

const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

/** Defaults for the emulator (README, Emulator). */
const EMULATOR = {
  AUTH_URL: "http://127.0.0.1:4010",
  ADS_URL: "http://127.0.0.1:4010/live",
  ADS_SANDBOX_URL: "http://127.0.0.1:4010/sandbox",
  PLATFORM_URL: "http://127.0.0.1:4010",
  UPLOAD_URL: "http://127.0.0.1:4010/upload",
} as const;

const DEMO_CONSUMER = { CONSUMER_KEY: "demo-consumer-key", CONSUMER_SECRET: "demo-consumer-secret" } as const;

const upstreamNames = ["AUTH_URL", "ADS_URL", "ADS_SANDBOX_URL", "PLATFORM_URL", "UPLOAD_URL"] as const;

/** Whether an address is on this machine. */
export const isLoopback = ({ hostname }: URL) =>
  /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

const address = z
  .string()
  .refine((text) => URL.canParse(text), "must be an absolute URL")
  .transform((text) => new URL(text))
  .refine(
    (url) => url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url)),
    "must be https; plain http is for localhost only",
  )
  .refine(
    (url) => !url.username && !url.password && !url.search && !url.hash,
    "must be an origin and a path",
  );

const secrets = z
  .string()
  .transform((text) => text.split(",").map((secret) => secret.trim()))
  .refine(
    (list) => list.every((secret) => secret.length >= 32),
    "each secret must have 32 characters or more; make one with: openssl rand -base64 48",
  );

const origins = z.string().transform((text, context) =>
  text.split(",").flatMap((one) => {
    const parsed = address.safeParse(one.trim());
    if (parsed.success && parsed.data.pathname === "/") return [parsed.data.origin];
    context.addIssue({ code: "custom", message: "must be https origins, separated by commas" });
    return [];
  }),
);

const userIds = z
  .string()
  .transform((text) => text.split(",").map((id) => id.trim()))
  .refine(
    (list) => list.every((id) => /^\d{1,19}$/.test(id)),
    "must be the numbers of users, separated by commas",
  );

const variables = z.object({
  PORT: z.coerce.number("must be a port number").int().min(1).max(65535).default(3000),
  APP_URL: address.refine((url) => url.pathname === "/", "must be an origin, without a path").optional(),
  AUTH_URL: address.optional(),
  ADS_URL: address.optional(),
  ADS_SANDBOX_URL: address.optional(),
  PLATFORM_URL: address.optional(),
  UPLOAD_URL: address.optional(),
  MEDIA_ORIGINS: origins.optional(),
  CONSUMER_KEY: z.string().min(1).optional(),
  CONSUMER_SECRET: z.string().min(1).optional(),
  APPLICATION_OPERATORS: userIds.optional(),
  SECURITY_CONTACT: z
    .string()
    .max(500)
    .regex(/^(mailto:|https:\/\/)[!-~]+$/, "must be a mailto: or https: address")
    .optional(),
  SESSION_SECRET: secrets.optional(),
  SERVICE_DIALECT: z.string().optional(),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, "must be the address of a database, postgres://user:password@host:5432/name")
    .optional(),
  STORE: z
    .literal("none", "must be none, or left out: then DATABASE_URL or DATA_DIR say where the store is")
    .optional(),
  DATA_DIR: z.string().default(".data"),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info"),
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
});

/** Reports in one message which variables are wrong, and why. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
  }
}

/**
 * Checks the environment variables of a process. Without any address of a service they describe the emulator; with one
 * they must describe that service completely, including its credentials and SESSION_SECRET.
 *
 * @throws ConfigurationError
 */
export function readServerSettings(source: Readonly<Record<string, string | undefined>>): ServerSettings {
  // An empty value means "not set": .env files and container settings omit values that way.
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`),
    );
  }
  const { PORT, DATA_DIR, LOG_LEVEL, NODE_ENV, SERVICE_DIALECT, DATABASE_URL, STORE, ...rest } = parsed.data;
  const problems = problemsOf(rest);
  if (STORE && DATABASE_URL)
    problems.push("STORE is none, and DATABASE_URL names a store: leave one of them out");
  if (problems.length > 0) throw new ConfigurationError(problems);
  const upstream = Object.fromEntries(
    upstreamNames.map((name) => [
      name,
      trimmed(rest[name]) ?? (isEmulated(rest) ? EMULATOR[name] : trimmed(rest.AUTH_URL)),
    ]),
  ) as Record<(typeof upstreamNames)[number], string>;
  const demo =
    isEmulated(rest) && (rest.CONSUMER_KEY ?? DEMO_CONSUMER.CONSUMER_KEY) === DEMO_CONSUMER.CONSUMER_KEY;
  return {
    APP_URL: rest.APP_URL?.origin ?? `http://localhost:${PORT}`,
    ...upstream,
    // The emulator serves them itself; the origins of another service are unknown.
    MEDIA_ORIGINS: rest.MEDIA_ORIGINS ?? (isEmulated(rest) ? [new URL(upstream.ADS_URL).origin] : []),
    CONSUMER_KEY: rest.CONSUMER_KEY ?? DEMO_CONSUMER.CONSUMER_KEY,
    CONSUMER_SECRET: rest.CONSUMER_SECRET ?? DEMO_CONSUMER.CONSUMER_SECRET,
    APPLICATION_OPERATORS: rest.APPLICATION_OPERATORS ?? (demo ? [DEMO_OWNER_ID] : []),
    SECURITY_CONTACT: rest.SECURITY_CONTACT,
    SESSION_SECRET: rest.SESSION_SECRET ?? [storedSecret(DATA_DIR)],
    STORE: placeOfStore(STORE, DATABASE_URL, DATA_DIR),
    SERVICE_DIALECT: SERVICE_DIALECT === undefined ? undefined : dialectIn(SERVICE_DIALECT),
    DEMO: demo,
    LOG_LEVEL,
    NODE_ENV,
  };
}

type Given = Omit<
  z.output<typeof variables>,
  "PORT" | "DATA_DIR" | "LOG_LEVEL" | "NODE_ENV" | "SERVICE_DIALECT" | "DATABASE_URL" | "STORE"
>;

function placeOfStore(none: "none" | undefined, url: string | undefined, folder: string): StorePlace {
  if (none) return { kind: "none" };
  return url === undefined ? fileStore(folder) : { kind: "postgres", url };
}

/** True while every given address belongs to this machine. */
const isEmulated = (given: Given) =>
  upstreamNames.every((name) => given[name] === undefined || isLoopback(given[name]));

function problemsOf(given: Given): string[] {
  const problems: string[] = [];
  if (!isEmulated(given)) {
    for (const name of [
      "APP_URL",
      "AUTH_URL",
      "ADS_URL",
      "ADS_SANDBOX_URL",
      "CONSUMER_KEY",
      "CONSUMER_SECRET",
      "SESSION_SECRET",
    ] as const) {
      if (given[name] === undefined) problems.push(`${name} is required when a service is configured`);
    }
    for (const name of ["CONSUMER_KEY", "CONSUMER_SECRET"] as const) {
      if (given[name] === DEMO_CONSUMER[name])
        problems.push(`${name} is the demo's: a real service needs its own`);
    }
  }
  const isPublic = given.APP_URL?.protocol === "https:";
  if (isPublic && given.SESSION_SECRET === undefined) {
    problems.push("SESSION_SECRET is required when APP_URL is public");
  }
  if ((isPublic || !isEmulated(given)) && given.SESSION_SECRET?.some(isGuessable)) {
    problems.push(
      "SESSION_SECRET repeats itself and could be guessed; make another one with: openssl rand -base64 48",
    );
  }
  return problems;
}

/** A weak secret has few distinct characters; 32 random hexadecimal digits practically never have fewer than eight. */
const DIFFERENT_MIN = 8;

/** Few letters, or a repeated sequence. */
function isGuessable(secret: string): boolean {
  if (new Set(secret).size < DIFFERENT_MIN) return true;
  const half = Math.floor(secret.length / 2);
  return Array.from({ length: half }, (_, index) => index + 1).some((period) =>
    secret.startsWith(secret.slice(period)),
  );
}

/** An address without the slashes at its end. */
function trimmed(url: URL | undefined): string | undefined {
  let { href } = url ?? { href: "" };
  while (href.endsWith("/")) href = href.slice(0, -1);
  return href || undefined;
}

/** The map of names in a file. */
function dialectIn(file: string): DialectFile {
  try {
    return parseDialectFile(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll("\n", "\n    ") : "";
    throw new ConfigurationError([`SERVICE_DIALECT must name a file of names: ${reason}`]);
  }
}

/** The secret of a laptop: created once, stored in the data folder, readable by its owner only. */
function storedSecret(folder: string): string {
  const file = path.join(folder, "session-secret");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32)
    throw new ConfigurationError([`SESSION_SECRET in ${file} has fewer than 32 characters`]);
  return secret;
}

let checked: ServerSettings | undefined;

/** The configuration of this process, read at first use: `next build` loads modules without one. */
export const env: ServerSettings = new Proxy({} as ServerSettings, {
  get(_, name) {
    checked ??= readServerSettings(process.env);
    return Reflect.get(checked, name);
  },
});

/** Ends the process with one readable message if its configuration is invalid. */
export function checkConfiguration(): void {
  try {
    env.APP_URL;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
