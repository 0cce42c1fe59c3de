import { remembered } from "@/lib/remembered";
import { type MetricGroup, metricOf } from "./metrics";

/**
 * Groups of metrics that are read together. One request can have any number of groups, so those of every page come at
 * once; conversions are long and are read where they are shown.
 */
export const PART_GROUPS = {
  core: ["ENGAGEMENT", "BILLING", "VIDEO"],
  web: ["WEB_CONVERSION"],
  app: ["MOBILE_CONVERSION"],
} as const satisfies Readonly<Record<string, readonly MetricGroup[]>>;

export type Part = keyof typeof PART_GROUPS;

export const PARTS = ["core", "web", "app"] as const satisfies readonly Part[];

/** The group of a number by its name, `conversion_purchases.metric`. */
export const groupOfNumber = (name: string): MetricGroup | undefined =>
  metricOf(name.split(".")[0] ?? "")?.group;

const byGroup = new Map<MetricGroup, Part>(
  PARTS.flatMap((part) => PART_GROUPS[part].map((group) => [group, part] as const)),
);

/** The part that contains a number; undefined without one. A list calls this for each row that it sorts. */
export const partOfNumber = remembered((name: string): Part | undefined => {
  const group = groupOfNumber(name);
  return group && byGroup.get(group);
});
