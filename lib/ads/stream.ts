import { noteCall } from "./call-log";
import type { AnyEndpoint, InputOf } from "./endpoint";
import { UnreachableError } from "./errors";
import { readRate } from "./patience";
import { readText } from "./read-text";
import { buildRequest } from "./request";
import type { Scope } from "./scope";
import { forwarded, refusalOf } from "./transport";

interface StreamOptions {
  /** Ends the stream. */
  readonly signal: AbortSignal;
  /** The service has accepted the call. */
  readonly onOpen: () => void;
  /** One record as received, in JSON. */
  readonly onLine: (line: string) => void;
  readonly onNoted?: (number: number) => void;
}

/**
 * Opens a stream through the forward, and resolves when it has ended: by the service, or because it was stopped.
 *
 * @throws RefusedError when the service refuses, UnreachableError when no answer arrives or the stream breaks off,
 *   z.ZodError for wrong input
 */
export async function openStream<E extends AnyEndpoint>(
  endpoint: E,
  scope: Scope,
  input: InputOf<E>,
  { signal, onOpen, onLine, onNoted }: StreamOptions,
): Promise<void> {
  const request = buildRequest(endpoint, input);
  const note = noteCall(endpoint, scope, request);
  onNoted?.(note.number);
  let response: Response | undefined;
  let text: string | undefined;
  try {
    const { url, init } = forwarded(scope, request);
    response = await fetch(url, { ...init, signal });
    if (!response.ok) {
      text = await readText(response);
      throw refusalOf(response, text);
    }
    onOpen();
    await readLines(response, onLine);
    note.end({ response, rate: readRate(response.headers, Date.now()) });
  } catch (cause) {
    const error = endOf(cause, { stopped: signal.aborted, opened: response?.ok === true });
    note.end({ response, text, rate: response && readRate(response.headers, Date.now()), error });
    if (error !== undefined) throw error;
  }
}

/** The error at the end of a stream; undefined if a person stopped it. */
function endOf(cause: unknown, { stopped, opened }: { stopped: boolean; opened: boolean }): unknown {
  if (stopped) return opened ? undefined : cause;
  // TypeErrors come from fetch and its readers; all other errors are thrown here, with a message.
  if (!(cause instanceof TypeError)) return cause;
  return new UnreachableError(opened ? "The stream broke off" : "No answer arrived", { cause });
}

async function readLines({ body }: Response, onLine: (line: string) => void): Promise<void> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    // Empty lines are keep-alives.
    for (const line of lines) if (line !== "") onLine(line);
  }
}
