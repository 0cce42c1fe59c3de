import { gzipSync } from "node:zlib";
import * as z from "zod";
import {
  GRANULARITIES,
  SEGMENTATIONS,
  STATISTICS_ENTITIES,
  STATISTICS_PLACEMENTS,
} from "@/lib/statistics/entities";
import { METRIC_GROUPS } from "@/lib/statistics/metrics";
import type { Connection } from "../../database/connection";
import { metricsJson, numbersOf, type StatisticsQuestion } from "./answers";
import { type FinishedJob, finishedJob } from "./jobs-store";
import { Plans, stepAt } from "./plans";
import { partsOf } from "./questions";
import { statisticsJson, timezoneOf } from "./rendering";
import { parted, peopleSharesBy } from "./segments";
import { type StatisticsSubject, subjectsOf } from "./subjects";

const HOUR_MS = 3_600_000;

/** Written by the emulator only. */
const askedJob = z.object({
  entity: z.enum(STATISTICS_ENTITIES),
  entity_ids: z.array(z.string()),
  start_time: z.string(),
  end_time: z.string(),
  granularity: z.enum(GRANULARITIES),
  placement: z.enum(STATISTICS_PLACEMENTS),
  metric_groups: z.array(z.enum(METRIC_GROUPS)),
  segmentation_type: z.enum(SEGMENTATIONS).nullable(),
  country: z.string().nullable(),
  platform: z.string().nullable(),
});

/** The JSON of a finished job's file, as of the moment when it was done; undefined when there is no such file. */
function jobFileJson(connection: Connection, id: string, now: string): string | undefined {
  const job = finishedJob(connection, id, now);
  return job && contentOf(connection, job);
}

/** The same, packed. */
export function jobFile(connection: Connection, id: string, now: string): Buffer<ArrayBuffer> | undefined {
  const json = jobFileJson(connection, id, now);
  return json === undefined ? undefined : Buffer.from(gzipSync(json, { level: 4 }));
}

function contentOf(connection: Connection, { accountId, readyAt, asked: given }: FinishedJob): string {
  const asked = askedJob.parse(given);
  const zone = timezoneOf(connection, accountId);
  const step = stepAt(Date.parse(readyAt));
  const window = { start: Date.parse(asked.start_time), end: Date.parse(asked.end_time) };
  const parts = partsOf(window, asked.granularity, { zone, now: step });
  const by = asked.segmentation_type;
  const question: StatisticsQuestion = {
    entity: asked.entity,
    placement: asked.placement,
    groups: asked.metric_groups,
    // Segments come up to an hour late.
    window: by === null ? window : { ...window, end: Math.min(window.end, step - HOUR_MS) },
    parts:
      by === null
        ? parts
        : { ...parts, partOf: (at) => (at + HOUR_MS > step - HOUR_MS ? -1 : parts.partOf(at)) },
    now: step,
  };
  const plans = new Plans(connection);
  const which = { accountId, entity: asked.entity, ids: asked.entity_ids, step };
  const data = subjectsOf(connection, plans, which).map((subject) => {
    const parts =
      by === null ? [wholeOf(subject, question)] : segmentsJson(subject, question, by, asked.country);
    return `{"id":${JSON.stringify(subject.id)},"id_data":[${parts.join(",")}]}`;
  });
  return statisticsJson({ length: parts.length, data, asked });
}

const wholeOf = (subject: StatisticsSubject, question: StatisticsQuestion) =>
  `{"segment":null,"metrics":${metricsJson(question, numbersOf(subject, question))}}`;

function segmentsJson(
  subject: StatisticsSubject,
  question: StatisticsQuestion,
  by: (typeof SEGMENTATIONS)[number],
  country: string | null,
): string[] {
  const segments = peopleSharesBy(by, country);
  return parted(numbersOf(subject, question), segments, subject.id).map((numbers, at) => {
    const { name = "", value = "" } = segments[at] ?? {};
    const segment = JSON.stringify({ segment_name: name, segment_value: value });
    return `{"segment":${segment},"metrics":${metricsJson(question, numbers)}}`;
  });
}
