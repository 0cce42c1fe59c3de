import * as z from "zod";
import { BUDGET_FIELDS } from "@/lib/campaigns/change";
import type { Savable } from "@/lib/lists/savable";
import type { NamingTemplate } from "./naming-templates";

const TEXTS = ["name", "purchase_order_number"] as const;

export const RULE_TEXT_MAX = 255;

const about = {
  id: z.string(),
  /** Whether it warns or blocks. */
  severity: z.enum(["warn", "block"]),
  /** Shown with the rule: its reason, who to ask. Empty for none. */
  note: z.string().max(RULE_TEXT_MAX),
};

export const guardRule = z.discriminatedUnion("is", [
  z.object({
    ...about,
    is: z.enum(["over", "under"]),
    field: z.enum(BUDGET_FIELDS),
    micros: z.string().regex(/^\d{1,19}$/),
    /** Campaigns paid in another one are not judged. */
    currency: z.string(),
  }),
  z.object({
    ...about,
    is: z.literal("missing"),
    field: z.enum([...BUDGET_FIELDS, "purchase_order_number"]),
  }),
  z.object({
    ...about,
    is: z.enum(["lacking", "having"]),
    field: z.enum(TEXTS),
    text: z.string().min(1).max(RULE_TEXT_MAX),
  }),
  z.object({ ...about, is: z.literal("unlike-template"), field: z.literal("name") }),
]);

/** A warning or a block, wherever campaigns are created or changed. */
export type GuardRule = Readonly<z.output<typeof guardRule>>;
/** A rule, and where it is saved. */
export type ShownRule = GuardRule & Savable;

/** How campaigns of an account are named, and what is guarded. The service has neither. */
export interface CampaignRules {
  readonly templates: readonly NamingTemplate[];
  readonly guards: readonly ShownRule[];
}
