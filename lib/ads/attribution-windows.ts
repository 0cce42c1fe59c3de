import * as z from "zod";
import { kind } from "./param-kinds";
import type { Rule } from "./rules";

/**
 * For how many days after a click, or after a view, a conversion counts for it (public reference of version 12, Web
 * event tags and App event tags).
 */
export const CLICK_WINDOWS = [1, 7, 14, 30] as const;
export const VIEW_WINDOWS = [0, ...CLICK_WINDOWS] as const;

/** One of some numbers of days, `usual` when none is given. */
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

/** Of things with both windows: that of views is not the longer one. `parameter` is what the one of views is called. */
export const viewWithinClick = (parameter: string, click: string): Rule<{ view: number; click: number }> => ({
  name: "view-within-click",
  parameter,
  code: "INVALID_PARAMETER",
  message: `${parameter} must be less than or equal to ${click}`,
  advice: "Views cannot count for longer than clicks. Choose a shorter time for views.",
  broken: ({ view, click: clicks }) => view > clicks,
});
