import * as z from "zod";
import { kind } from "./param-kinds";
import type { Rule } from "./rules";

/**
 * How many days after a click, or a view, a conversion is attributed to it (public reference of version 12, Web event
 * tags and App event tags).
 */
export const CLICK_WINDOWS = [1, 7, 14, 30] as const;
export const VIEW_WINDOWS = [0, ...CLICK_WINDOWS] as const;

/** One of some numbers of days; the default is `usual`. */
export function daysAmong<const Days extends readonly [number, ...number[]]>(
  days: Days,
  { usual }: { usual?: Days[number] } = {},
) {
  return kind(
    z.literal([...days]),
    (value: Days[number]) => {
      const given: unknown = value;
      return typeof given === "string" && /^\d{1,2}$/.test(given) ? Number(given) : given;
    },
    {
      expected: `a value in ${days.join(", ")}`,
      rule: `A number of days: one of ${days.join(", ")}.`,
      jsonSchema: { type: "integer", enum: days, ...(usual !== undefined && { default: usual }) },
    },
  );
}

/**
 * For records with both windows: the one of views must not be longer. `parameter` is the name of the window of views.
 */
export const viewWithinClick = (parameter: string, click: string): Rule<{ view: number; click: number }> => ({
  name: "view-within-click",
  parameter,
  code: "INVALID_PARAMETER",
  message: `${parameter} must be less than or equal to ${click}`,
  advice: "Views cannot count for longer than clicks. Choose a shorter time for views.",
  broken: ({ view, click: clicks }) => view > clicks,
});
