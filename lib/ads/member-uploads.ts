import * as z from "zod";
import { choice, time } from "./params";

/** Maximum operations of one upload (advertising specification, Limits). */
export const UPLOAD_OPERATIONS_MAX = 2_500;

/** SHA-256 of the normalised value, in lower-case hexadecimal digits. */
export const hashedValues = z.array(z.string().regex(/^[0-9a-f]{64}$/, "a SHA256 hash")).optional();

/** A call that adds people to a list or removes them, all or none; `more` are its parameters besides the people. */
export const memberUpload = <Member extends z.ZodType, More extends z.ZodRawShape>(
  member: Member,
  more: More,
) =>
  z
    .array(
      z.object({
        operation_type: choice(["Update", "Delete"]),
        params: z.object({ users: z.array(member).min(1), ...more, expires_at: time().optional() }),
      }),
    )
    .min(1)
    .max(UPLOAD_OPERATIONS_MAX);

export const memberUploadRecord = z.looseObject({
  success_count: z.number().int(),
  total_count: z.number().int(),
});
