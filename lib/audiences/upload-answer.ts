import { z } from "zod";
import { askAgainAt } from "@/lib/ads/patience";
import { readJson } from "@/lib/json";

export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** What an answer to a batch means. */
export type Verdict =
  | { readonly kind: "confirmed" }
  /** Another number than was sent, or none: an error whatever the status (advertising specification, Audiences). */
  | { readonly kind: "mismatch"; readonly counted: number | undefined }
  /** `until` is when it may be asked again, where that was told; in milliseconds since the epoch. */
  | { readonly kind: "wait"; readonly until: number | undefined }
  | { readonly kind: "again"; readonly status: number; readonly until?: number | undefined }
  | { readonly kind: "no-access"; readonly refusal: Refusal }
  | { readonly kind: "refused"; readonly refusal: Refusal };

const counted = z.looseObject({
  data: z.looseObject({ success_count: z.number().int(), total_count: z.number().int() }),
});
const error = z.looseObject({
  code: z.union([z.string(), z.number()]).transform(String),
  message: z.string(),
});
const refused = z.looseObject({
  errors: z.array(error).optional(),
  operation_errors: z.array(z.array(error)).optional(),
});

/** @param now milliseconds since the epoch */
export function judge({ status, headers, body }: ServiceAnswer, users: number, now: number): Verdict {
  const json = readJson(body);
  if (status >= 200 && status < 300) {
    const parsed = counted.safeParse(json);
    if (!parsed.success) return { kind: "mismatch", counted: undefined };
    const { success_count, total_count } = parsed.data.data;
    if (success_count === users && total_count === users) return { kind: "confirmed" };
    return { kind: "mismatch", counted: success_count === users ? total_count : success_count };
  }
  const until = askAgainAt(status, headers, now);
  if (status === 429) return { kind: "wait", until };
  if (status >= 500 || status === 408) return { kind: "again", status, until };
  const refusal = { status, ...firstError(json) };
  return { kind: status === 401 ? "no-access" : "refused", refusal };
}

function firstError(json: unknown): { code: string; message: string } {
  const parsed = refused.safeParse(json);
  const all = parsed.success
    ? [...(parsed.data.errors ?? []), ...(parsed.data.operation_errors ?? []).flat()]
    : [];
  const [first] = all;
  return first
    ? { code: first.code, message: first.message }
    : { code: "UNKNOWN", message: "Refused without a reason" };
}
