import { isMeasure, type MeasureId } from "./measures";

/** The figures of a chart. */
export interface ChartChoice {
  readonly measure: MeasureId;
  /** A second figure, with its own axis. */
  readonly second?: MeasureId | undefined;
  /** Hour by hour, where there are few days. */
  readonly byHour?: true | undefined;
}

/** The value in the address for hours; no figure has this name. */
const HOUR = "hour";

export const USUAL_CHART: ChartChoice = { measure: "spend" };

/** A choice in an address, `spend` or `spend,impressions,hour`; undefined for an unknown figure. */
export function readChart(text: string): ChartChoice | undefined {
  const [measure = "", ...others] = text.split(",");
  if (!isMeasure(measure)) return undefined;
  const second = others.filter(isMeasure).find((id) => id !== measure);
  return { measure, ...(second && { second }), ...(others.includes(HOUR) && { byHour: true }) };
}

/** The text of a choice in the address; `readChart` is the inverse. */
export const writeChart = ({ measure, second, byHour }: ChartChoice): string =>
  [measure, ...(second ? [second] : []), ...(byHour ? [HOUR] : [])].join(",");

/** The choice with another first figure; the same figure is not drawn twice. */
export const withMeasure = (choice: ChartChoice, measure: MeasureId): ChartChoice => ({
  ...choice,
  measure,
  second: choice.second === measure ? undefined : choice.second,
});

/** The figures of a choice, the first one first. */
export const drawnMeasures = ({ measure, second }: ChartChoice): readonly MeasureId[] =>
  second ? [measure, second] : [measure];
