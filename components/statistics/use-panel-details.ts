"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { useCallback } from "react";
import type { PANEL_PARAMETERS } from "@/lib/grid/saved-views";
import { BREAKDOWNS } from "@/lib/statistics/breakdowns";
import type { Segmentation } from "@/lib/statistics/entities";
import { type Day, dayStart } from "@/lib/time/calendar";

const PARSERS = {
  breakdown: parseAsString,
  reach: parseAsString,
  posts: parseAsString,
  hours: parseAsString,
  effect: parseAsString,
} satisfies Record<(typeof PANEL_PARAMETERS)[number], unknown>;

const isBreakdown = (text: string): text is Segmentation => Object.hasOwn(BREAKDOWNS, text);

/**
 * The open statistics of a record's panel besides the chart, stored in the address with the record's id: they cost the
 * service work, and are not requested for the next panel.
 */
export function usePanelDetails(id: string) {
  const [{ breakdown, reach, posts, hours, effect }, write] = useQueryStates(PARSERS, {
    history: "replace",
    shallow: true,
  });
  const [by = "", of] = breakdown?.split(".") ?? [];
  const setBreakdown = useCallback(
    (next: Segmentation) => void write({ breakdown: `${next}.${id}` }),
    [write, id],
  );
  const setReach = useCallback((shown: boolean) => void write({ reach: shown ? id : null }), [write, id]);
  const setPosts = useCallback((shown: boolean) => void write({ posts: shown ? id : null }), [write, id]);
  const setHours = useCallback((shown: boolean) => void write({ hours: shown ? id : null }), [write, id]);
  const setEffect = useCallback(
    (day: Day | "" | undefined) => void write({ effect: day === undefined ? null : `${day}.${id}` }),
    [write, id],
  );
  const [day = "", changed] = effect?.split(".") ?? [];
  return {
    /** The breakdown of the record; undefined without one. */
    breakdown: of === id && isBreakdown(by) ? by : undefined,
    setBreakdown,
    /** Its reach is shown. */
    reach: reach === id,
    setReach,
    /** Its posts are compared. */
    posts: posts === id,
    setPosts,
    /** Its spend by hour is shown. */
    hours: hours === id,
    setHours,
    /** The day of a change whose effect is shown: empty for the last one, undefined if hidden. */
    effect: changed === id ? (dayStart(day, "UTC") === undefined ? "" : day) : undefined,
    setEffect,
  };
}
