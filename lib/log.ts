import "server-only";
import pino from "pino";
import { env } from "./env";
import { processWide } from "./process-wide";

/** Paths that never reach a log, even if a caller passes an object that contains them. */
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

/** The loggable part of a failure: never the body or the headers of a request. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: "not an error object" };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  // Parse errors of JSON quote the input, in the message and so at the beginning of the stack.
  const quotes = error instanceof SyntaxError;
  const message = quotes ? "what was read has another form" : error.message;
  const stack = quotes ? placesOf(error) : error.stack;
  return { name: error.name, message, ...code, stack };
}

/** A stack without the message before it. */
const placesOf = ({ stack = "" }: Error) =>
  stack
    .split("\n")
    .filter((line) => /^ {4}at /.test(line))
    .join("\n");
