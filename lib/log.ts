import "server-only";
import pino from "pino";
import { env } from "./env";
import { processWide } from "./process-wide";

/** Paths that never reach a log, should a caller pass an object that holds them. */
const SECRET_FIELDS = [
  "authorization",
  "cookie",
  "set-cookie",
  "oauth_token",
  "oauth_token_secret",
  "oauth_verifier",
  "token",
  "tokenSecret",
  "consumerKey",
  "consumerSecret",
  "password",
  "email",
  "phone",
];

/** The server's log: one JSON object a line on standard output, without secrets and personal data. */
export function log(): pino.Logger {
  return processWide("log", () => createLog());
}

/** A log of one JSON line per event, with secrets blotted out; to standard output by default. */
export function createLog(destination?: pino.DestinationStream): pino.Logger {
  const options: pino.LoggerOptions = {
    level: env.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
      censor: "[redacted]",
    },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What may be said about a failure: never the body or the headers of a request. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: "not an error object" };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  // Readers of JSON quote what they could not read, in the message and so at the head of the stack.
  const quotes = error instanceof SyntaxError;
  const message = quotes ? "what was read has another form" : error.message;
  const stack = quotes ? placesOf(error) : error.stack;
  return { name: error.name, message, ...code, stack };
}

/** The places of a stack, without the message before them. */
const placesOf = ({ stack = "" }: Error) =>
  stack
    .split("\n")
    .filter((line) => /^ {4}at /.test(line))
    .join("\n");
