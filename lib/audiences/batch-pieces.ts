import * as z from "zod";
import type { PreparedBatch } from "./prepare";

/** A part of a batch that is sent in a separate request. */
export type Piece = Pick<PreparedBatch, "number" | "body" | "users">;

const operations = z.array(z.looseObject({ params: z.looseObject({ users: z.array(z.unknown()) }) }));

/**
 * A batch as this many requests, operation by operation, in order. The cut is deterministic: a batch is confirmed when
 * all its pieces are, and adding or removing a person twice is harmless.
 */
export function piecesOf(piece: Piece, count: number): Piece[] {
  if (count <= 1) return [piece];
  const all = operations.parse(JSON.parse(new TextDecoder().decode(piece.body)));
  const size = Math.ceil(all.length / count);
  const encoder = new TextEncoder();
  return Array.from({ length: Math.ceil(all.length / Math.max(1, size)) }, (_, at) => {
    const part = all.slice(at * size, (at + 1) * size);
    return {
      number: piece.number,
      body: encoder.encode(JSON.stringify(part)),
      users: part.reduce((sum, { params }) => sum + params.users.length, 0),
    };
  });
}
