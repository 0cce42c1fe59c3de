import * as z from "zod";
import { guardRule, type ShownRule } from "@/lib/campaigns/rules/campaign-rules";
import type { NamingTemplate } from "@/lib/campaigns/rules/naming-templates";
import { ruleSubject } from "@/lib/campaigns/rules/rule-words";
import { SAVED_NAME_MAX } from "@/lib/lists/savable";
import type { SavedFormat } from "@/lib/saved-items/saved-list";

/** A name cut to the maximum length; the shown one is made from the rule itself. */
export const nameWithin = (name: string) =>
  name.length <= SAVED_NAME_MAX
    ? name
    : `${name.slice(0, SAVED_NAME_MAX - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;

export const RULE_FORMAT: SavedFormat<ShownRule> = {
  kind: "rule",
  content: ({ savedAs: _, ...rule }) => ({
    kind: "rule",
    name: nameWithin(ruleSubject(rule, [])),
    body: rule,
  }),
  read: ({ id, body }) => guardRule.safeParse({ ...Object(body), id }).data,
};

const templateBody = z.object({ pattern: z.string().min(1) });

export const TEMPLATE_FORMAT: SavedFormat<NamingTemplate> = {
  kind: "template",
  content: ({ pattern }) => ({ kind: "template", name: pattern, body: { pattern } }),
  read: ({ id, body }) => {
    const read = templateBody.safeParse(body).data;
    return read && { id, pattern: read.pattern };
  },
};

const earlier = z.object({
  history: z.object({ value: z.object({ template: z.string(), guards: z.array(z.unknown()) }) }),
});

/** Id of the only template that a device stored for an account in earlier versions. */
const EARLIER_TEMPLATE = "template";

/** The rules and the template that an earlier version stored on the device, in the current form. */
export function earlierSaved(stored: unknown): Readonly<Record<"rules" | "templates", readonly unknown[]>> {
  const value = earlier.safeParse(stored).data?.history.value;
  return {
    rules: value?.guards ?? [],
    templates: value?.template ? [{ id: EARLIER_TEMPLATE, pattern: value.template }] : [],
  };
}

const deviceItem = z.object({ id: z.string() });

/** The items of a kind in the data of a device; unknown ones are left out. */
export const deviceItems =
  <Item>({
    read,
  }: {
    readonly read: (item: { id: string; name: string; body: unknown }) => Item | undefined;
  }) =>
  (stored: unknown): readonly Item[] =>
    (Array.isArray(stored) ? stored : []).flatMap((body: unknown) => {
      const id = deviceItem.safeParse(body).data?.id;
      return (id !== undefined && read({ id, name: "", body })) || [];
    });
