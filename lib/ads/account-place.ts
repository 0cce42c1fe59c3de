import * as z from "zod";
import { ENVIRONMENTS } from "./endpoint";
import { id } from "./params";

/** What every question of a page about an account names. */
export const accountPlace = { environment: z.enum(ENVIRONMENTS), handle: z.string(), account_id: id() };

export type AccountPlace = z.output<z.ZodObject<typeof accountPlace>>;
