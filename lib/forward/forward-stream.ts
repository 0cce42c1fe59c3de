import "server-only";
import { pipeline, Transform } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import type { ForwardAnswer } from "./answer";
import { isJson, passedHeaders } from "./forward-answer";
import type { UpstreamAnswer } from "./upstream";

/** Maximum length of a line. */
const MAX_LINE_CHARACTERS = 1_000_000;

interface StreamRules {
  /** Called at every line, including keep-alives. */
  readonly mayGoOn: () => boolean;
  readonly inOurWords?: (line: string) => string;
}

/**
 * The part of a stream that may be passed on: lines of JSON, each when it is complete. It breaks off at anything else,
 * and when it may not continue; closing it releases the connection to the service. Undefined if it is no stream of
 * JSON.
 */
export function forwardStream(
  { status, headers, body }: UpstreamAnswer & { ok: true },
  rules: StreamRules,
): ForwardAnswer | undefined {
  if (!isJson(headers) || headers["content-encoding"] !== undefined) {
    body.once("error", () => {}).destroy();
    return undefined;
  }
  return {
    status,
    headers: {
      ...passedHeaders(headers),
      "content-type": "application/x-ndjson; charset=utf-8",
      // Neither compressed nor buffered on the way: each line is needed when it arrives.
      "cache-control": "private, no-store, no-transform",
      "x-accel-buffering": "no",
    },
    // A failure at either end destroys both, and reaches the reader of the lines.
    body: pipeline(body, passLines(rules), () => {}),
  };
}

function passLines({ mayGoOn, inOurWords = (line) => line }: StreamRules): Transform {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const lines = (rest + decoder.write(chunk)).split(/\r?\n/);
      rest = lines.pop() ?? "";
      try {
        if (rest.length > MAX_LINE_CHARACTERS) throw new Error("A line of the stream is too long");
        for (const line of lines) {
          if (!mayGoOn()) throw new Error("The session of the reader has ended");
          this.push(`${line === "" ? "" : inOurWords(asJson(line))}\n`);
        }
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error("A line of the stream cannot be passed on"));
      }
    },
    flush(done) {
      done(rest === "" ? undefined : new Error("The stream ended in the middle of a line"));
    },
  });
}

/** A line that is JSON. Throws SyntaxError for any other. */
function asJson(line: string): string {
  JSON.parse(line);
  return line;
}
