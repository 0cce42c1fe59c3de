import { Hono } from "hono";
import * as z from "zod";
import { uploadRecord } from "@/lib/ads/endpoints/media-upload";
import { parseExactJson } from "@/lib/json/exact-json";
import type { Db } from "../database/database";
import type { Clock } from "../http/clock";
import { PEOPLE } from "../seed/people";
import { uploadService } from "../upload/upload-routes";

const ADDRESS = "/upload/1.1/media/upload.json";

const refusalShape = z.looseObject({
  errors: z.array(z.looseObject({ code: z.string(), message: z.string(), parameter: z.string().optional() })),
});

export interface UploadAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The record of a success. Throws when there is none. */
  readonly record: z.output<typeof uploadRecord>;
  /** The first message of a refusal, with its status. */
  readonly error: {
    readonly status: number;
    readonly code?: string;
    readonly parameter?: string | undefined;
  };
}

interface Sent {
  readonly as?: string;
  readonly access?: "read" | "write";
  readonly media?: Buffer;
  readonly form?: Readonly<Record<string, string>>;
  /** The parts of a form as a client wrote them, each without a file name and a type. */
  readonly bareParts?: Readonly<Record<string, string | Buffer>>;
  readonly method?: string;
}

/** A form whose parts declare nothing but their names, as a widespread client writes it. */
export function bareForm(parts: Readonly<Record<string, string | Buffer>>) {
  const boundary = "b42";
  const pieces = Object.entries(parts).flatMap(([name, value]) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
    Buffer.from(value),
    Buffer.from("\r\n"),
  ]);
  const bytes = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, bytes };
}

/** The upload service in this process, over the records of a test, with callers named by a header. */
export function startUploads({ db, clock }: { db: Db; clock: Clock }) {
  const app = new Hono();
  uploadService({
    db,
    clock,
    verify: async (c) => {
      const handle = c.req.header("x-test-handle") ?? "";
      const access = c.req.header("x-test-access") === "read" ? "read" : "write";
      const userId = PEOPLE.find((one) => one.handle === handle)?.id ?? "2999999999";
      return { userId, handle, applicationId: "10000001", access };
    },
  }).register(app);

  async function call(query: Readonly<Record<string, string>>, sent: Sent = {}): Promise<UploadAnswer> {
    const method = sent.method ?? (query.command === "STATUS" ? "GET" : "POST");
    const form = new FormData();
    if (sent.media) form.set("media", new Blob([new Uint8Array(sent.media)]));
    const bare = sent.bareParts && bareForm(sent.bareParts);
    const body = bare?.bytes ?? (sent.media ? form : sent.form && new URLSearchParams(sent.form));
    const response = await app.request(`${ADDRESS}?${new URLSearchParams(query)}`, {
      method,
      headers: {
        "x-test-handle": sent.as ?? "mara_agency",
        "x-test-access": sent.access ?? "write",
        ...(bare && { "content-type": bare.type }),
      },
      ...(body && { body }),
    });
    const text = await response.text();
    const { status, headers } = response;
    return {
      status,
      headers,
      text,
      get record() {
        return uploadRecord.parse(parseExactJson(text));
      },
      get error() {
        const [first] = refusalShape.parse(JSON.parse(text)).errors;
        return { status, ...first };
      },
    };
  }

  /** Sends a whole file in pieces; gives the answer to the last call. */
  async function whole(
    bytes: Buffer,
    {
      type,
      category,
      as,
      chunk = 1_000_000,
    }: { type: string; category: string; as?: string; chunk?: number },
  ): Promise<UploadAnswer> {
    const who = as === undefined ? {} : { as };
    const init = {
      command: "INIT",
      total_bytes: String(bytes.length),
      media_type: type,
      media_category: category,
    };
    const { media_id_string: media_id } = (await call(init, who)).record;
    for (let from = 0, index = 0; from < bytes.length; from += chunk, index += 1) {
      const media = bytes.subarray(from, from + chunk);
      await call({ command: "APPEND", media_id, segment_index: String(index) }, { ...who, media });
    }
    return call({ command: "FINALIZE", media_id }, who);
  }

  return { app, call, whole };
}
