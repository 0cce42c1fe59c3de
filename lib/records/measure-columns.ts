import { microsToDecimal } from "@/lib/format/money";
import type { Layout } from "@/lib/grid/columns";
import type { Filter } from "@/lib/grid/filters";
import type { GroupSum } from "@/lib/grid/group-head";
import type { Sort } from "@/lib/grid/sort";
import type { Finality } from "@/lib/statistics/day-ranges";
import {
  type Figure,
  figureOf,
  figureValue,
  type Reading,
  type ShownFigure,
  UNREAD,
} from "@/lib/statistics/figures";
import { MEASURE_IDS, type Measure, type MeasureId, measureOf } from "@/lib/statistics/measures";
import { addSums, changeOf } from "@/lib/statistics/numbers";
import type { SpendPace } from "@/lib/statistics/pacing";
import { PARTS } from "@/lib/statistics/parts";
import { resultOf } from "@/lib/statistics/results";
import { isPaceColumn, paceColumns } from "./pace-columns";
import type { AccountRecord, RecordColumn } from "./record-columns";
import type { RecordResource } from "./record-resource";

/** The statistics of the records in a grid. */
export interface ReadRecords {
  readonly of: (id: string) => Reading;
  /** For the complete days of the range, and for those before them; undefined without a comparison. */
  readonly compared?: (id: string) => { readonly now: Reading; readonly before: Reading };
  readonly finality: Finality;
  /** Their pacing; left out while nothing shows it. */
  readonly pace?: (id: string) => SpendPace;
}

const NOTHING_READ: ReadRecords = { of: () => UNREAD, finality: "final" };

/** Sortable changes against the days before, for the measures that matter for every campaign. */
const CHANGE_IDS = [
  "spend_change",
  "impressions_change",
  "results_change",
  "cost_per_result_change",
] as const;
type ChangeId = (typeof CHANGE_IDS)[number];

const CHANGED: Readonly<Record<ChangeId, MeasureId>> = {
  spend_change: "spend",
  impressions_change: "impressions",
  results_change: "results",
  cost_per_result_change: "cost_per_result",
};

type MeasureColumnId = MeasureId | ChangeId;

const WIDTHS = { count: 104, money: 124, rate: 104 } as const;
/** Wider columns: with a unit, or with a long label. */
const WIDER: Readonly<Partial<Record<MeasureId, number>>> = {
  results: 150,
  engagements: 116,
  engagement_rate: 136,
  cpe: 164,
  link_click_rate: 116,
  cost_per_link_click: 140,
  video_6s: 124,
  video_15s: 132,
  video_25: 116,
  video_50: 116,
  video_75: 116,
  video_100: 124,
  conversion_rate: 128,
  cost_per_conversion: 152,
  purchases_post_view: 168,
  purchases_post_engagement: 224,
  app_click_rate: 128,
  cost_per_app_click: 156,
  cost_per_install: 140,
  app_sign_ups: 148,
  app_purchases: 128,
  app_sale_amount: 148,
};

/** The window width from which the default columns include a measure (`usualFrom` of a column). */
type UsualMeasures = Readonly<Partial<Record<MeasureId, number>>>;

/** A sort key for bigints: sign and size fit a number. */
const asKey = (value: bigint | null) => (value === null ? null : Number(value));

const exact = (value: bigint | null, { unit }: Measure, currency: string): string => {
  if (value === null) return "";
  if (unit === "count") return String(value);
  // A rate in percent, exact to its last digit: a hundredth of a ten-thousandth.
  return unit === "money" ? microsToDecimal(value, currency) : microsToDecimal(value * 100n, "USD");
};

/** The counted unit of a result, or the unit of its price or rate, in words. */
function countedBy(id: MeasureId, reading: Reading): string | undefined {
  if (reading.state !== "read") return undefined;
  if (id === "results") return resultOf(reading.objectives)?.many;
  if (id === "cost_per_result") return resultOf(reading.objectives)?.per;
  return id === "result_rate" ? resultOf(reading.objectives)?.many : undefined;
}

function shownFigure(
  id: MeasureId,
  row: AccountRecord,
  { of, compared, finality }: ReadRecords,
): ShownFigure {
  const measure = measureOf(id);
  const reading = of(row.id);
  // A rate has its name to itself.
  const counted = id === "result_rate" ? undefined : countedBy(id, reading);
  const { now, before } = compared?.(row.id) ?? {};
  const [current, earlier] = [now, before].map((each) => each && figureOf(measure, each));
  return {
    figure: figureOf(measure, reading),
    finality,
    ...(counted !== undefined && { counted }),
    ...(measure.lessIsBetter && { lessIsBetter: true }),
    ...(earlier && { before: earlier }),
    ...(current?.kind === "value" &&
      earlier?.kind === "value" && { movement: changeOf(current.value, earlier.value) }),
  };
}

/**
 * The total of rows: rates are made of sums, amounts are grouped by currency, and results by their kind, because
 * unlike results are not added.
 */
export function measureSums<Row extends AccountRecord>(
  id: MeasureId,
  rows: readonly Row[],
  of: (id: string) => Reading,
): readonly GroupSum[] {
  const measure = measureOf(id);
  const alike = new Map<string, { currency: string; readings: (Reading & { state: "read" })[] }>();
  for (const row of rows) {
    const reading = of(row.id);
    if (reading.state !== "read") continue;
    // Counts are independent of the currency; costs are not.
    const currency = measure.unit === "money" ? row.currency : "";
    const key = `${currency} ${countedBy(id, reading) ?? ""}`;
    const others = alike.get(key);
    if (others) others.readings.push(reading);
    else alike.set(key, { currency, readings: [reading] });
  }
  return [...alike.values()].flatMap(({ currency, readings }) => {
    const figure = totalOf(measure, readings);
    if (figure.kind !== "value") return [];
    const [first] = readings;
    const counted = first && countedBy(id, first);
    const sum = { currency, unit: measure.unit, value: figure.value, rows: readings.length };
    return [counted === undefined ? sum : { ...sum, counted }];
  });
}

function totalOf(measure: Measure, readings: readonly (Reading & { state: "read" })[]): Figure {
  const counting = readings.filter(({ sums }) => Object.keys(sums).length > 0);
  return figureOf(measure, {
    state: "read",
    sums: addSums(counting.map(({ sums }) => sums)),
    objectives: [...new Set(counting.flatMap(({ objectives }) => objectives))],
    parts: PARTS.filter((part) => counting.every(({ parts }) => parts.includes(part))),
  });
}

function measureColumn<Row extends AccountRecord>(
  id: MeasureId,
  read: ReadRecords,
): RecordColumn<Row, never> {
  const measure = measureOf(id);
  const { label, unit, definition, definedSince } = measure;
  const numberOf = (row: Row) => figureValue(figureOf(measure, read.of(row.id)));
  return {
    label,
    width: WIDER[id] ?? WIDTHS[unit],
    numeric: true,
    largestFirst: true,
    hint: definedSince === undefined ? definition : `${definition} Worded so since ${definedSince}.`,
    value: { kind: "figure", unit, of: (row) => shownFigure(id, row, read) },
    order: () => ({ key: (row) => asKey(numberOf(row)) }),
    filter:
      unit === "money"
        ? {
            label,
            kind: "money",
            of: (row) => ({ amount: numberOf(row)?.toString() ?? null, currency: row.currency }),
          }
        : { label, kind: "number", unit, of: numberOf },
    summed: (rows) => measureSums(id, rows, read.of),
    file: {
      [unit === "rate" ? `${label} (%)` : label]: {
        text: (row) => exact(numberOf(row), measure, row.currency),
        counted: ({ currency }) => (unit === "money" ? { unit, currency } : { unit }),
      },
    },
  };
}

/** The relative change of a measure against the days before, in percent. */
function changeColumn<Row extends AccountRecord>(id: ChangeId, read: ReadRecords): RecordColumn<Row, never> {
  const measured = CHANGED[id];
  const label = `${measureOf(measured).label}, change`;
  const figure = (row: Row): Figure => {
    if (!read.compared) return { kind: "unavailable", why: "Choose what to compare with first" };
    const { now, before } = read.compared(row.id);
    const [current, earlier] = [figureOf(measureOf(measured), now), figureOf(measureOf(measured), before)];
    if (current.kind !== "value") return current;
    if (earlier.kind !== "value") return earlier.kind === "none" ? NOTHING_BEFORE : earlier;
    const { rate } = changeOf(current.value, earlier.value);
    return rate === undefined ? NOTHING_BEFORE : { kind: "value", value: rate };
  };
  return {
    label,
    width: 148,
    numeric: true,
    largestFirst: true,
    hint: "Against the days that the range is compared with, by complete days.",
    value: { kind: "figure", unit: "rate", of: (row) => ({ figure: figure(row), finality: read.finality }) },
    order: () => ({ key: (row) => asKey(figureValue(figure(row))) }),
    file: {
      [`${label} (%)`]: {
        text: (row) => exact(figureValue(figure(row)), measureOf("result_rate"), ""),
        counted: () => ({ unit: "rate" }),
      },
    },
  };
}

const NOTHING_BEFORE: Figure = { kind: "none", why: "Nothing in the days before" };

/** All columns of statistics, for a reading. */
export function measureColumnsOf<Row extends AccountRecord>(
  read: ReadRecords,
): Readonly<Record<MeasureColumnId, RecordColumn<Row, never>>> {
  const measures = MEASURE_IDS.map((id) => [id, measureColumn<Row>(id, read)] as const);
  const changes = CHANGE_IDS.map((id) => [id, changeColumn<Row>(id, read)] as const);
  return Object.fromEntries([...measures, ...changes]) as Record<MeasureColumnId, RecordColumn<Row, never>>;
}

/** The columns of statistics before anything was read. */
export function measureColumns<Row extends AccountRecord>(
  usual: UsualMeasures,
): Readonly<Record<MeasureColumnId, RecordColumn<Row, never>>> {
  const columns = { ...measureColumnsOf<Row>(NOTHING_READ) };
  for (const id of MEASURE_IDS) {
    const usualFrom = usual[id];
    if (usualFrom !== undefined) columns[id] = { ...columns[id], usualFrom };
  }
  return columns;
}

/** A resource with statistics in those of its columns and filters that show them. */
export function withStatistics<Row extends AccountRecord, Id extends string, FilterId extends string, Change>(
  resource: RecordResource<Row, Id, FilterId, Change>,
  read: ReadRecords,
): RecordResource<Row, Id, FilterId, Change> {
  const measured: ReadonlyMap<string, RecordColumn<Row, never>> = new Map(
    Object.entries({ ...measureColumnsOf<Row>(read), ...paceColumns<Row>(read.pace) }),
  );
  return {
    ...resource,
    columns: { ids: resource.columns.ids, of: (id) => measured.get(id) ?? resource.columns.of(id) },
    filters: {
      ids: resource.filters.ids,
      of: (id) => measured.get(id)?.filter ?? resource.filters.of(id),
    },
  };
}

const changeIds: ReadonlySet<string> = new Set(CHANGE_IDS);

/** The measure of a column; undefined for other columns. */
export function measureOfColumn(id: string): MeasureId | undefined {
  if (changeIds.has(id)) return CHANGED[id as ChangeId];
  return MEASURE_IDS.find((each) => each === id);
}

/** How records are seen, as far as statistics go. */
interface StatisticsSeen {
  readonly layout: Layout<string>;
  readonly sort: Sort<string>;
  readonly group: string | null;
  readonly filters: readonly Filter<string>[];
}

/**
 * The measures that a view shows, sorts, groups or filters by.
 *
 * @returns `arranges`: whether the order or choice of records can depend on statistics
 */
export function measuresSeen({ layout, sort, group, filters }: StatisticsSeen) {
  const arranging = [sort.column, ...filters.map(({ field }) => field)];
  const used = [...layout.map(({ id }) => id), group ?? "", ...arranging];
  const shown = used.map(measureOfColumn).filter((id) => id !== undefined);
  return {
    measures: [...new Set(shown)],
    showsPace: used.some(isPaceColumn),
    arranges: group !== null || arranging.some((id) => measureOfColumn(id) !== undefined || isPaceColumn(id)),
  };
}
