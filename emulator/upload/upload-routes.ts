import type { Context, Hono } from "hono";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import * as mediaUpload from "@/lib/ads/endpoints/media-upload";
import { mediaUploads } from "@/lib/ads/rate-limits";
import { CredentialError } from "../credentials/errors";
import { verifyRequest } from "../credentials/verify-request";
import { Connection } from "../database/connection";
import type { Db } from "../database/database";
import type { Caller } from "../http/caller";
import type { Clock } from "../http/clock";
import { RateLimiter } from "../http/rate-limiter";
import { Bytes } from "../service/page-cache";
import { echoOfGiven, type Given, parseParameters } from "../service/parameters";
import type { Verify } from "../service/pipeline";
import { missing, Refusal, refusals, unexpected } from "../service/refusals";
import { CURRENT_VERSION, send, sendCredentialError, sendErrors, sendNothing } from "../service/rendering";
import { type ArrivedUpload, mediaOfCall, readUpload } from "./arrived-upload";
import { Uploads } from "./uploads";

/** Below `/upload`, and at the root for clients that have one address for it and the platform. */
const PATHS = [`/upload${mediaUpload.init.path}`, mediaUpload.init.path];

interface UploadService {
  register(app: Hono): void;
  /** Forgets allowances. */
  reset(): void;
}

interface Parts {
  db: Db;
  clock: Clock;
  /** Says who is behind a call; tests pass their own. */
  verify?: Verify;
}

/** What a call comes to: JSON text with its status; or nothing, which is 204. */
type Reply = { readonly status: number; readonly json: string } | "nothing";

/** The upload service. */
export function uploadService({ db, clock, verify = verifyRequest }: Parts): UploadService {
  const uploads = new Uploads(new Connection(db), clock);
  const limiter = new RateLimiter(clock);

  async function answer(c: Context): Promise<Response> {
    const startedAt = performance.now();
    let caller: Caller;
    try {
      caller = await verify(c);
    } catch (error) {
      if (!(error instanceof CredentialError)) throw error;
      return sendCredentialError(error, CURRENT_VERSION);
    }
    const allowance = limiter.take(caller.userId, mediaUploads);
    const meta = { startedAt, version: CURRENT_VERSION, access: caller.access, allowance };
    let given: Given = {};
    let endpoint: AnyEndpoint = mediaUpload.simple;
    try {
      if (allowance.exceeded) throw refusals.tooManyRequests();
      if (c.req.method !== "GET" && caller.access === "read") throw refusals.readOnly();
      const arrived = await readUpload(c);
      given = arrived.given;
      endpoint = endpointFor(c.req.method, given.command);
      const reply = carryOut(uploads, endpoint, caller, arrived);
      return reply === "nothing" ? sendNothing(meta) : send(c, new Bytes(reply.json), meta, reply.status);
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error);
      const { status, errors } = error instanceof Refusal ? error : refusals.internal();
      return sendErrors(c, { status, errors, echo: echoOfGiven(endpoint.params, given) }, meta);
    }
  }

  return {
    register: (app) => {
      for (const path of PATHS) app.post(path, answer).get(path, answer);
    },
    reset: () => limiter.clear(),
  };
}

const COMMANDS = [mediaUpload.init, mediaUpload.append, mediaUpload.finalize, mediaUpload.status] as const;

function endpointFor(method: string, command: unknown): AnyEndpoint {
  if (command === undefined && method === "POST") return mediaUpload.simple;
  const allowed = COMMANDS.filter((endpoint) => endpoint.method === method);
  const found = allowed.find((endpoint) => endpoint.command === command);
  if (found) return found;
  const names = allowed.map((endpoint) => endpoint.command).join(", ");
  throw new Refusal([
    command === undefined
      ? missing("command")
      : unexpected("command", `a value in ${names}`, String(command)),
  ]);
}

function carryOut(
  uploads: Uploads,
  endpoint: AnyEndpoint,
  { userId }: Caller,
  arrived: ArrivedUpload,
): Reply {
  switch (endpoint) {
    case mediaUpload.init: {
      const {
        media_category: category,
        additional_owners: owners = [],
        ...terms
      } = parse(mediaUpload.init, arrived);
      return { status: 202, json: uploads.init({ userId, owners, category }, terms) };
    }
    case mediaUpload.append: {
      const { media_id: id, segment_index: index } = parse(mediaUpload.append, arrived);
      uploads.append(userId, { id, index, bytes: mediaOfCall(arrived) });
      return "nothing";
    }
    case mediaUpload.finalize:
      return { status: 201, json: uploads.finalize(userId, parse(mediaUpload.finalize, arrived).media_id) };
    case mediaUpload.status:
      return { status: 200, json: uploads.status(userId, parse(mediaUpload.status, arrived).media_id) };
    default: {
      const { media_category: category, additional_owners: owners = [] } = parse(mediaUpload.simple, arrived);
      return { status: 200, json: uploads.simple({ userId, owners, category }, mediaOfCall(arrived)) };
    }
  }
}

function parse<E extends AnyEndpoint>(
  endpoint: E,
  { given }: ArrivedUpload,
): ReturnType<E["params"]["parse"]> {
  const read = parseParameters(endpoint.params, given);
  if (!read.ok) throw new Refusal(read.errors);
  // Read with the endpoint's own schema.
  return read.params as ReturnType<E["params"]["parse"]>;
}
