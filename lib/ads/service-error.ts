import * as z from "zod";

/**
 * One entry of `errors` or of an inner array of `operation_errors`. Numeric codes become text, and so do all values;
 * other fields are left out.
 */
export const serviceError = z.object({
  code: z.union([z.string(), z.number()]).transform(String),
  message: z.string(),
  parameter: z.string().optional(),
  attribute: z.string().optional(),
  details: z.string().optional(),
  value: z
    .unknown()
    .transform((value) => (typeof value === "string" ? value : JSON.stringify(value)))
    .optional(),
});

export interface ServiceError {
  code: string;
  message: string;
  parameter?: string;
  attribute?: string;
  details?: string;
  value?: string;
}

/** The body with which the service refuses. */
export const refusalBody = z.object({
  errors: z.array(serviceError).optional(),
  operation_errors: z.array(z.array(serviceError)).optional(),
});
