import "server-only";
import { request } from "undici";
import type * as z from "zod";
import { versionedPath } from "@/lib/ads/endpoint";
import { get, statisticsAnswer } from "@/lib/ads/endpoints/statistics";
import { unpackedText } from "@/lib/ads/unpacked-text";
import { env, isLoopback } from "@/lib/env";
import { readUpTo } from "@/lib/forward/upstream";
import { upstreamPool } from "@/lib/http/upstream-pool";
import { readUrl } from "@/lib/http/web-address";
import { readJson } from "@/lib/json/exact-json";
import { serviceDialect } from "@/lib/service-dialect";

/** Maximum compressed size of a file: twenty entities by segment are far smaller. */
const PACKED_BYTES_MAX = 4_000_000;

/**
 * Whether a file may be read from an address in an answer of the service: over TLS from a named host, or from this
 * machine if the service is on it. The request is not signed: the address alone gives access.
 */
export function mayReadFile(address: string): boolean {
  const url = readUrl(address);
  if (url === undefined) return false;
  if (url.protocol === "http:") return isLoopback(url) && isLoopback(new URL(env.ADS_URL));
  return url.protocol === "https:" && /[a-z]/i.test(url.hostname) && !url.hostname.startsWith("[");
}

/**
 * Reads the file of a finished job.
 *
 * @param address as in the job
 * @throws Error if it is missing, too long, or invalid
 */
export async function readJobFile(
  address: string,
  signal: AbortSignal,
): Promise<z.output<typeof statisticsAnswer>> {
  if (!mayReadFile(address)) throw new Error("The file of a job lies where nothing is read from");
  const { statusCode, body } = await request(address, { dispatcher: upstreamPool(), signal });
  const pieces = statusCode === 200 ? await readUpTo(body, PACKED_BYTES_MAX) : undefined;
  if (!pieces) {
    body.on("error", () => {}).destroy();
    throw new Error(`The file of a job was answered ${statusCode}, or is too long`);
  }
  const text = await unpackedText(pieces, "gzip");
  // It has the format of the synchronous endpoint, in the service's own words.
  const said = serviceDialect()?.toProvider(get.method, versionedPath(get)).answer(text) ?? text;
  const answer = statisticsAnswer.safeParse(readJson(said));
  if (!answer.success) throw new Error("The file of a job has other fields", { cause: answer.error });
  return answer.data;
}
