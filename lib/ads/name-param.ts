import * as z from "zod";
import { isVisible } from "@/lib/text/visible-name";
import { kind } from "./param-kinds";
import { asText } from "./params";

/** A name: a text with visible characters (`lib/text/visible-name`). */
export function visibleName(max: number) {
  return kind(
    z.string().refine((value) => [...value].length <= max && isVisible(value)),
    (value: string) => asText(value),
    {
      expected: `a string of 1 to ${max} characters, of which one can be seen`,
      rule: `1 to ${max} characters, not only blanks or characters that cannot be seen.`,
      jsonSchema: { type: "string", minLength: 1, maxLength: max },
    },
  );
}
