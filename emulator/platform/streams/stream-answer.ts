import { IncomingMessage } from "node:http";
import { unexpected } from "../../service/refusals";
import { problems } from "../pipeline/problems";
import type { ParsedPlatformCall } from "../pipeline/route";
import type { OpenStream, OpenStreams, StreamName } from "./open-streams";

const HEADERS = { "content-type": "application/json;charset=utf-8", "cache-control": "no-store" };
const MINUTE_MS = 60_000;

type StreamCall = Pick<ParsedPlatformCall, "caller" | "now" | "context"> & {
  readonly params: {
    readonly backfill_minutes?: number | undefined;
    readonly start_time?: string | undefined;
    readonly end_time?: string | undefined;
  };
};

/** Opens a stream for a call; `begin` writes what came about since `from`, in milliseconds. */
export function answerWithStream(
  streams: OpenStreams,
  name: StreamName,
  { params, caller: { applicationId }, now, context }: StreamCall,
  begin: (stream: OpenStream, from: number) => void,
): Response {
  const { backfill_minutes: minutes = 0, start_time: start, end_time: end } = params;
  const from = start === undefined ? now - minutes * MINUTE_MS : Date.parse(start);
  const until = end === undefined ? undefined : Date.parse(end);
  if (until !== undefined && until <= from)
    throw problems.invalid("A stream ends after it begins.", [
      unexpected("end_time", "a time after the start", end ?? ""),
    ]);
  // HEAD comes here as well, and reads no stream.
  if (context.req.method === "HEAD") return new Response(null, { headers: HEADERS });
  const incoming: unknown = context.env?.incoming;
  // Calls within the process come from this machine.
  const clientIp =
    (incoming instanceof IncomingMessage ? incoming.socket.remoteAddress : undefined) ?? "127.0.0.1";
  const body = streams.open({ name, applicationId, clientIp, until }, (stream) => begin(stream, from));
  if (!body) throw problems.tooManyConnections();
  return new Response(body, { headers: HEADERS });
}
