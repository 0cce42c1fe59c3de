import * as z from "zod";
import { ENVIRONMENTS } from "./endpoint";
import { id } from "./params";

/** The common part of every request of a page about an account. */
export const accountPlace = { environment: z.enum(ENVIRONMENTS), handle: z.string(), account_id: id() };

export type AccountPlace = z.output<z.ZodObject<typeof accountPlace>>;
