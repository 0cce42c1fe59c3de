import * as z from "zod";
import type { AnyEndpoint, DataOf } from "./endpoint";
import { NotAsPromisedError } from "./errors";
import { type RateReading, readAge } from "./patience";
import { type Answering, parseBody, refusalOf } from "./transport";

export interface Answered<E extends AnyEndpoint> {
  readonly data: DataOf<E>;
  /** Null on the last page, and for other answers than lists. */
  readonly nextCursor: string | null;
  readonly totalCount?: number;
  readonly rate?: RateReading;
  /** When the service gave the answer, in milliseconds: in the past if the forward cached it. */
  readonly asOf: number;
}

/**
 * Parses the answer of an endpoint.
 *
 * @param now milliseconds since the epoch, when the answer came
 * @throws RefusedError, UnreachableError or NotAsPromisedError for any answer but the one that the catalogue declares
 */
export function readExchange<E extends AnyEndpoint>(
  endpoint: E,
  { response, text, rate }: Answering,
  now = Date.now(),
): Answered<E> {
  if (!response.ok) throw refusalOf(response, text, now);
  return {
    ...readAnswer(endpoint, parseBody(response, text)),
    ...(rate && { rate }),
    asOf: now - readAge(response.headers),
  };
}

function readAnswer<E extends AnyEndpoint>(endpoint: E, body: unknown): Omit<Answered<E>, "asOf" | "rate"> {
  if (endpoint.answer === "whole") return { data: readWhole(endpoint, body), nextCursor: null };
  const record = endpoint.data;
  const envelope = z.looseObject({
    data: endpoint.answer === "one" ? record : z.array(record),
    next_cursor: z.string().nullish(),
    total_count: z.number().int().optional(),
  });
  const parsed = envelope.safeParse(body);
  if (!parsed.success) throw otherFields(endpoint, parsed.error);
  return {
    data: parsed.data.data as DataOf<E>,
    nextCursor: parsed.data.next_cursor ?? null,
    ...(parsed.data.total_count !== undefined && { totalCount: parsed.data.total_count }),
  };
}

function readWhole<E extends AnyEndpoint>(endpoint: E, body: unknown): DataOf<E> {
  const parsed = endpoint.data.safeParse(body);
  if (!parsed.success) throw otherFields(endpoint, parsed.error);
  return parsed.data as DataOf<E>;
}

const otherFields = ({ name }: AnyEndpoint, cause: z.ZodError) =>
  new NotAsPromisedError(`${name} answered with other fields than declared`, { cause });
